type Values = Readonly<Record<string, string | number>>
/** Writes one piece of a message; `counted` is what `#` stands for. */
type Piece = (values: Values, counted: string) => string

const argument = /\s*([^\s{},#']+)\s*/y
const keyword = /,\s*(\w+)\s*/y
const branch = /\s*(=\d+|[^\s{},#']+)\s*\{/y
const offset = /\s*offset:\s*(\d+)/y
const separator = /,\s*/y
const numberStyle = /,\s*([^{}]+?)\s*(?=\})/y
/** Ways to write a number that the product's sentences name. */
const numberStyles: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  '::percent .00': { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 },
}

/**
 * Messages in ICU's syntax, in the built web (vite.config.ts): arguments, numbers, plurals, choices and quotes, which is all that the
 * product says; the library that reads the rest of the syntax weighs ten times as much. Its rules of quoting are followed to the letter.
 */
export class IcuMessage {
  readonly #text: string
  readonly #locale: string
  readonly #pieces: readonly Piece[]
  #at = 0

  /** @throws SyntaxError when the text is malformed. */
  constructor(text: string, locale: string) {
    this.#text = text
    this.#locale = locale
    this.#pieces = this.#message(0, false)
  }

  /** @throws ReferenceError when a value is missing. */
  format = (values: Values): string => said(this.#pieces, values, '#')

  #refuse(): never {
    throw new SyntaxError(`malformed at ${this.#at}: ${this.#text}`)
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (!found) return undefined
    this.#at = pattern.lastIndex
    return found[1] ?? ''
  }

  #close(): void {
    if (this.#text[this.#at] !== '}') this.#refuse()
    this.#at += 1
  }

  #message(depth: number, isPlural: boolean): Piece[] {
    const pieces: Piece[] = []
    let literal = ''
    const end = (): void => {
      const text = literal
      if (text) pieces.push(() => text)
      literal = ''
    }
    for (; this.#at < this.#text.length; ) {
      const character = this.#text[this.#at]
      if (character === '}' && depth > 0) break
      if (character === '{') {
        end()
        this.#at += 1
        pieces.push(this.#argument(depth))
      } else if (character === '#' && isPlural) {
        end()
        this.#at += 1
        pieces.push((_, counted) => counted)
      } else literal += character === "'" ? this.#quoted(isPlural) : this.#next()
    }
    end()
    return pieces
  }

  #next(): string {
    this.#at += 1
    return this.#text[this.#at - 1] ?? ''
  }

  /** Two apostrophes are one; one before a sign of the syntax quotes until the next. */
  #quoted(isPlural: boolean): string {
    const start = this.#next()
    if (this.#text[this.#at] === "'") return this.#next()
    if (!(isPlural ? /[{}<>#]/ : /[{}<>]/).test(this.#text[this.#at] ?? '')) return start
    let literal = ''
    while (this.#at < this.#text.length) {
      const character = this.#next()
      if (character !== "'") literal += character
      else if (this.#text[this.#at] === "'") literal += this.#next()
      else break
    }
    return literal
  }

  #argument(depth: number): Piece {
    const name = this.#take(argument) ?? this.#refuse()
    const kind = this.#take(keyword)
    const valueIn = (values: Values): string | number => {
      if (!(name in values)) throw new ReferenceError(`no value for ${name}`)
      return values[name] ?? ''
    }
    if (kind === undefined || kind === 'number') {
      const style = kind && this.#take(numberStyle)
      const options = style ? (numberStyles[style] ?? this.#refuse()) : {}
      this.#close()
      if (kind === undefined) return (values) => String(valueIn(values))
      const numbers = new Intl.NumberFormat(this.#locale, options)
      return (values) => numbers.format(Number(valueIn(values)))
    }
    if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') this.#refuse()
    return this.#choice(valueIn, kind, depth)
  }

  #choice(valueIn: (values: Values) => string | number, kind: 'plural' | 'select' | 'selectordinal', depth: number): Piece {
    if (this.#take(separator) === undefined) this.#refuse()
    const less = kind === 'select' ? 0 : Number(this.#take(offset) ?? 0)
    const branches = new Map<string, readonly Piece[]>()
    for (let key = this.#take(branch); key !== undefined; key = this.#take(branch)) {
      if (branches.has(key)) this.#refuse()
      branches.set(key, this.#message(depth + 1, kind !== 'select'))
      this.#close()
    }
    const other = branches.get('other') ?? this.#refuse()
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1
    this.#close()
    if (kind === 'select') return (values, counted) => said(branches.get(String(valueIn(values))) ?? other, values, counted)
    const rules = new Intl.PluralRules(this.#locale, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
    const numbers = new Intl.NumberFormat(this.#locale)
    return (values) => {
      const value = Number(valueIn(values))
      const chosen = branches.get(`=${value}`) ?? branches.get(rules.select(value - less)) ?? other
      return said(chosen, values, numbers.format(value - less))
    }
  }
}

const said = (pieces: readonly Piece[], values: Values, counted: string): string => pieces.map((piece) => piece(values, counted)).join('')
