import { readFileSync } from 'node:fs'

/** The layout as MJML compiles it; `scripts/compile-mail-layout.mjs` writes it again. */
const layout = readFileSync(new URL('../../../../assets/mail/layout.html', import.meta.url), 'utf8')
/** Colours of the layout that stand for the tenant's: its own, and that of the text on it. */
const standIns = { '#0a0b01': 'colour', '#0a0b02': 'font_colour' } as const

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const parts = ['preview', 'logo', 'name', 'button', 'second', 'footer', 'leaving'] as const
type Part = (typeof parts)[number]
type Look = { colour: string; font_colour: string; shown: Partial<Record<Part, boolean>>; marks: Readonly<Record<string, string>> }

const shapes = new Map<string, string>()
/** The layout in a tenant's colours with the parts a mail has, made once for each such shape. */
function shapeOf({ colour, font_colour, shown }: Look): string {
  const name = [colour, font_colour, ...parts.filter((part) => shown[part])].join(' ')
  const cached = shapes.get(name)
  if (cached) return cached
  const dressed = layout
    .replace(/#0a0b0[12]/g, (colourOf) => ({ colour, font_colour })[standIns[colourOf as keyof typeof standIns]])
    .replace(/<!--when:(\w+)-->([\s\S]*?)<!--end:\1-->/g, (_, part: Part, inner: string) => (shown[part] ? inner.trim() : ''))
  if (shapes.size > 500) shapes.clear()
  shapes.set(name, dressed)
  return dressed
}

/** Puts what a mail says in the marks of the layout, in one pass: what people wrote is never read as a mark. */
export const fillLayout = (look: Look): string => shapeOf(look).replace(/\[\[(\w+)\]\]/g, (_, mark: string) => look.marks[mark] ?? '')
