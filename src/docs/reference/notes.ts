/** Notes of a section: what is inferred or not documented, each reason once, with everything that it is about. */
import type { Annotations } from "./annotations.ts";
import type { ContentView } from "./content-view.ts";
import type { PropertyView, SchemaView } from "./schema-view.ts";

/** A property, a parameter or a header. */
export interface NoteSubject {
  readonly name: string;
  /** Id of its heading. */
  readonly anchor: string;
}

export interface Note {
  readonly kind: "inferred" | "gap";
  /** Reason or gap, in Markdown. */
  readonly text: string;
  /** Empty for the section as a whole. */
  readonly subjects: readonly NoteSubject[];
  /** Members that an inference is about; empty for the whole object. */
  readonly members: readonly string[];
}

export function notesOf(annotations: Annotations, ...subjects: readonly NoteSubject[]): readonly Note[] {
  return [
    ...annotations.inferred.map(({ reason: text, members }) => ({
      ...{ kind: "inferred" as const, text, subjects, members },
    })),
    ...annotations.gaps.map((text) => ({ kind: "gap" as const, text, subjects, members: [] })),
  ];
}

/** Notes of a schema and of everything in it. */
export function schemaNotes(schema: SchemaView, ...subjects: readonly NoteSubject[]): readonly Note[] {
  const options = schema.choices.flatMap((choice) => choice.options.map((option) => option.schema));
  return [
    ...notesOf(schema, ...subjects),
    ...schema.properties.flatMap(propertyNotes),
    ...[schema.items ?? [], options].flat().flatMap((part) => schemaNotes(part, ...subjects)),
  ];
}

/** Notes of a property, a parameter or a header. */
export function propertyNotes({ name, anchor, schema }: PropertyView): readonly Note[] {
  return schemaNotes(schema, { name, anchor });
}

/** Notes of a body and its examples. */
export function contentNotes(content: ContentView | undefined): readonly Note[] {
  if (!content) return [];
  const { envelope, schema, examples } = content;
  return [
    ...(envelope ? schemaNotes(envelope) : []),
    ...schemaNotes(schema),
    ...examples.flatMap((example) => notesOf(example)),
  ];
}

/** Joins notes that differ only in what they are about. */
export function mergeNotes(notes: readonly Note[]): readonly Note[] {
  const merged = new Map<string, Note>();
  for (const note of notes) {
    const key = JSON.stringify([note.kind, note.text, note.members]);
    const subjects = [...(merged.get(key)?.subjects ?? []), ...note.subjects];
    const unique = new Map(subjects.map((subject) => [subject.anchor, subject]));
    merged.set(key, { ...note, subjects: [...unique.values()] });
  }
  return [...merged.values()];
}
