/** What opens doors or only serves the machine: it leaves in no export. */
export const isSecretColumn = (column: string): boolean =>
  /hash|secret|seal|storage_key|^search$|^tenant_id$|^unique_id$|^totp|^html$/.test(column)
