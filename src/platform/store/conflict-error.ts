import { describeItem, type StoreItem } from "./describe.ts";

/** A record to insert already exists. */
export class StoreConflictError extends Error {
  override readonly name = "StoreConflictError";

  /** Kind and id of the row that already exists. */
  readonly item: StoreItem;

  /**
   * @param item what already exists
   * @param termOf the term for a tenant in an API, for the message
   */
  constructor(item: StoreItem, termOf?: (api: string) => string) {
    super(`${describeItem(item, termOf)} already exists. Nothing was added.`);
    this.item = item;
  }
}
