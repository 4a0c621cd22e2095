/** A company named with its legal form, once: a name that already ends with it is left alone. */
export function withLegalForm(name: string, form: string | null | undefined): string {
  const trimmed = form?.trim() ?? ''
  const bare = (text: string) => text.replaceAll('.', '').toLocaleLowerCase('fr')
  return trimmed === '' || ` ${bare(name.trim())}`.endsWith(` ${bare(trimmed)}`) ? name : `${name} ${trimmed}`
}
