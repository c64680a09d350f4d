/** Sections of an operation's page, which its table of contents lists. */
import type { OperationView, ResponseView } from "./operation-view.ts";

export interface Section {
  readonly depth: 2;
  readonly slug: string;
  readonly text: string;
}

/** Rows have headings of deeper levels, which would keep the table of contents from following the reader. */
export const tableOfContents = { minHeadingLevel: 2, maxHeadingLevel: 2 };

export function section(slug: string, text: string): Section {
  return { depth: 2, slug, text };
}

/** Section of parameters in one place, such as the path. */
export function parameterSection(place: string): Section {
  return section(`${place}-parameters`, `${place.slice(0, 1).toUpperCase()}${place.slice(1)} parameters`);
}

/** Id of the section of a response. */
export function responseSectionId(status: string): string {
  return `response-${status}`;
}

export function responseSection({ status }: ResponseView): Section {
  const text = status === "default" ? "Any other response" : `Response ${status}`;
  return section(responseSectionId(status), text);
}

export function responseExamplesSection({ status }: ResponseView): Section {
  return section(`${responseSectionId(status)}-examples`, `Examples of response ${status}`);
}

/** Sections with the same id and heading on every page. */
export const sections = {
  samples: section("samples", "Samples"),
  requestBody: section("request-body", "Request body"),
  requestExamples: section("request-body-examples", "Examples of the request body"),
  authentication: section("authentication", "Authorization"),
  platform: section("local-platform", "On the local platform"),
};

/** Lists the sections of an operation's page in their order, without `sections.platform`: the platform may not serve the API. */
export function operationSections(operation: OperationView): Section[] {
  const { requestBody, responses, parameters, codeSamples } = operation;
  return [
    ...parameters.map(({ place }) => parameterSection(place)),
    ...(requestBody ? [sections.requestBody] : []),
    ...(codeSamples.length > 0 ? [sections.samples] : []),
    ...(requestBody?.content.examples.length ? [sections.requestExamples] : []),
    ...responses.filter(({ content }) => content?.examples.length).map(responseExamplesSection),
    ...responses.filter(({ isAny }) => !isAny).map(responseSection),
    sections.authentication,
  ];
}
