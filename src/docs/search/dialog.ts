/** The search dialog: what is typed, the hits, and their choice by keyboard. Loaded when the dialog is about to open. */
import { element, select } from "../dom.ts";
import { createSearchEngine, type SearchEntry, type SearchHit } from "./search-engine.ts";

/** Starts the search. `root`: element of `components/Search.astro`, which names the base of the site. */
export function startSearch(root: HTMLElement): void {
  const folder = root.dataset["folder"] ?? "/";
  const engine = createSearchEngine();
  const input = select<HTMLInputElement>(root, "input");
  const status = select(root, "[role=status]");
  const list = Object.assign(select(root, "#search-results"), { role: "listbox", ariaLabel: "Results" });
  const popular = select(root, ".search-most-read");
  let isLoaded = false;

  const options = (): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const selected = (): HTMLElement | undefined => options().find((option) => option.ariaSelected === "true");
  const selectOption = (next: HTMLElement | undefined): void => {
    for (const option of options()) option.ariaSelected = String(option === next);
    input.setAttribute("aria-activedescendant", next?.id ?? "");
    next?.scrollIntoView({ block: "nearest" });
  };

  const show = (): void => {
    const query = input.value.trim();
    const hits = query === "" ? [] : engine.search(query);
    list.replaceChildren(...hits.map((hit, index) => createOption(hit, index, folder)));
    input.ariaExpanded = String(hits.length > 0);
    popular.hidden = query === "" || hits.length > 0 || !isLoaded;
    const count = hits.length === 1 ? "1 result" : `${hits.length || "No"} results`;
    status.textContent = query === "" ? "" : isLoaded ? `${count} for ${query}` : "Searching";
    selectOption(options()[0]);
  };

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    const all = options();
    const index = all.findIndex(({ ariaSelected }) => ariaSelected === "true");
    const moves: Readonly<Record<string, number>> = { ArrowDown: index + 1, ArrowUp: index - 1 };
    const move = moves[event.key];
    if (move !== undefined && all.length > 0) selectOption(all.at(move % all.length));
    else if (event.key === "Enter") selected()?.click();
    else return;
    event.preventDefault();
  });
  void loadEntries(folder, (entries) => {
    engine.add(entries);
    if (!isLoaded) show();
  }).then(() => {
    isLoaded = true;
    show();
  });
}

/** Loads the guides and other pages, and each API, which are added as they arrive. */
async function loadEntries(folder: string, add: (entries: readonly SearchEntry[]) => void): Promise<void> {
  const load = async <Content>(name: string): Promise<Content> =>
    (await fetch(`${folder}search/${name}.json`)).json();
  const names = await load<readonly string[]>("files");
  await Promise.all(names.map(async (name) => add(await load<readonly SearchEntry[]>(name))));
}

/** An option is a link, so that a click, a middle click and its menu work as usual. */
function createOption({ url, title, page, kind, excerpt, places }: SearchHit, index: number, folder: string) {
  const option = Object.assign(document.createElement("a"), {
    ...{ href: folder + url, id: `search-option-${index}`, role: "option", tabIndex: -1 },
  });
  const place = title === page ? [] : [element("small", [page, ...(places ?? [])].join(", "))];
  const text = element("p", "");
  for (const part of excerpt) text.append(part.isFound ? element("mark", part.text) : part.text);
  option.append(element("strong", title), " ", element("span", kind), " ", ...place, text);
  return option;
}
