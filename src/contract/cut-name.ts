/** A name can be as long as the request or the object that has it. */
const maxLength = 80;

/** Cuts a name to 80 characters, for a message. */
export function cutName(name: string): string {
  return name.length > maxLength ? `${name.slice(0, maxLength)}...` : name;
}
