/** The fields of a body that say otherwise than the stored record, and what it held of them, under the names of the body. */
export function changedFields<Body extends Record<string, unknown>>(
  body: Body,
  stored: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, string>> = {},
): { changes: Partial<Body>; before: Record<string, unknown> } {
  const names = Object.keys(body).filter(
    (name) => body[name] !== undefined && comparable(body[name]) !== comparable(stored[columns[name] ?? name]),
  )
  return {
    changes: Object.fromEntries(names.map((name) => [name, body[name]])) as Partial<Body>, // some of its own
    before: Object.fromEntries(names.map((name) => [name, stored[columns[name] ?? name] ?? null])),
  }
}

/** What two values are told apart by: an empty text, nothing and what is not said are the same. */
export const comparable = (value: unknown): string => JSON.stringify(value === undefined || value === '' ? null : value)
