/** Faults of TYP-04, with the text that shows each. */
const faults: readonly [RegExp, string][] = [
  [/(?<=\p{L})'(?=\p{L})/u, 'straight apostrophe'],
  [/"/, 'straight quotes'],
  [/\.{3}/, 'three dots instead of …'],
  [/(?<![\u202F?!(])[;!?](?![\w=&])/, 'no narrow no-break space before ; ! ?'],
  [/(?<![\u00A0\d]):(?=\s|$)/, 'no no-break space before :'],
  [/«(?!\u00A0)/, 'no no-break space after «'],
  [/(?<!\u00A0)»/, 'no no-break space before »'],
  [/\d[ \u202F]?[€%]|\d [€%]/, 'no no-break space before € or %'],
]

/** Glossary tokens and ICU syntax are no text: a noun stands for a token, the branches of plural and select remain. */
function proseOf(text: string): string {
  return text
    .replace(/\{[a-z_]\w*(?:\.\w+)?(?::cap)?\}/g, 'x')
    .replace(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,(?:\s*offset:\d+)?/g, '')
    .replace(/\{\s*\w+\s*,[^{}]*\}/g, 'x')
    .replace(/(?:=\d+|\b(?:zero|one|two|few|many|other|m|f|true|false))\s*(?=\{)/g, '')
    .replace(/''/g, "'")
}

/**
 * Faults of French typography in a sentence (TYP-04): straight apostrophe or quotes, missing narrow no-break space (U+202F) before ; ! ?,
 * missing no-break space (U+00A0) before : € % and inside « », three dots. Addresses and ICU syntax are left alone.
 */
export function typographyFaults(text: string): string[] {
  const prose = proseOf(text).replace(/\b(?:https?|mailto|tel):\S+|\S+@\S+/g, 'x')
  return faults.flatMap(([pattern, fault]) => (pattern.test(prose) ? [fault] : []))
}
