/** In this order: most browsers claim to be the ones before them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const named = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([sign]) => sign.test(text))?.[1]

/** What a person recognises of a device: "Firefox · Windows"; null when its browser says nothing. */
export function deviceOf(userAgent: string): string | null {
  const known = [named(browsers, userAgent), named(systems, userAgent)].filter((name) => name !== undefined)
  return known.length > 0 ? known.join(' · ') : null
}
