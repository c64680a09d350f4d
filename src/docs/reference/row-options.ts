/** Options of a list of property rows. */
export interface RowOptions {
  readonly api: string;
  /** Level of the headings; nested lists have higher ones, up to 6. */
  readonly level: number;
  readonly requiredLabel: string;
  /** Whether the list is not nested in another: the lists directly in it are open. */
  readonly outermost: boolean;
}
