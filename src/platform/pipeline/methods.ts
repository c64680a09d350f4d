/**
 * Writes the value of `Allow` (RFC 9110 section 10.2.1).
 *
 * @param methods that a path was given handlers for; `HEAD`, where there is `GET`, and `OPTIONS` come by themselves
 */
export function allowOf(methods: Iterable<string>): string {
  const own = [...methods];
  return [...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}
