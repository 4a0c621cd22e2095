import * as z from 'zod/mini'
import { printable } from './printable.ts'

/** Formatted text as a document of blocks and marked texts; only what is listed here is ever kept. */
export type RichMark = { type: 'bold' | 'italic' | 'underline' | 'strike' | 'code' } | { type: 'link'; attrs: { href: string } }
type BlockType = 'paragraph' | 'blockquote' | 'codeBlock' | 'bulletList' | 'orderedList' | 'listItem'
/** What blocks are shown on: a name, what is asked of it, and the text it is compared with. */
export type ShownIf = { of: string; test: ShownTest; value: string }
export const shownTests = ['yes', 'no', 'filled', 'empty', 'equals', 'differs'] as const
export type ShownTest = (typeof shownTests)[number]
export type RichNode =
  | { type: BlockType; content?: RichNode[] }
  | { type: 'heading'; attrs: { level: number }; content?: RichNode[] }
  | { type: 'shownIf'; attrs: ShownIf; content?: RichNode[] }
  | { type: 'hardBreak' }
  | { type: 'horizontalRule' }
  | { type: 'image'; attrs: { src: string; alt: string } }
  | { type: 'text'; text: string; marks?: RichMark[] }
export type RichText = { type: 'doc'; content: RichNode[] }

/** Bounds of a document: levels of nesting, and characters of text. */
export const richTextLimits = { depth: 10, characters: 20_000, nodes: 5_000 }

const blocks: readonly string[] = ['paragraph', 'blockquote', 'codeBlock', 'bulletList', 'orderedList', 'listItem'] satisfies BlockType[]
const plainMarks: readonly string[] = ['bold', 'italic', 'underline', 'strike', 'code']
/** A picture kept here: what stands on another site may change, disappear, or tell who reads. */
const ownPicture = /^https?:\/\/[^/\s"<>]+\/api\/clients\/[\w-]+\/pictures\/[\w-]+(\.webp)?\/$/
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']

class Unfit extends Error {}
const unfit = (key: 'wrongFormat' | 'tooLong' | 'invalidUrl' | 'invalidImageUrl'): never => {
  throw new Unfit(key)
}
const recordOf = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : unfit('wrongFormat')
const listOf = (raw: unknown): unknown[] => (raw === undefined ? [] : Array.isArray(raw) ? raw : unfit('wrongFormat'))

function markOf(raw: unknown): RichMark {
  const { type, attrs } = recordOf(raw)
  if (typeof type === 'string' && plainMarks.includes(type)) return { type } as RichMark
  if (type !== 'link') return unfit('wrongFormat')
  const { href } = recordOf(attrs)
  if (typeof href !== 'string' || href.length > 2000 || !URL.canParse(href) || !linkSchemes.includes(new URL(href).protocol))
    return unfit('invalidUrl')
  return { type: 'link', attrs: { href } }
}

type Weight = { nodes: number; characters: number; mayBeConditional: boolean }

function shownIfOf(raw: unknown): ShownIf {
  const { of, test, value = '' } = recordOf(raw)
  const known = shownTests.find((one) => one === test)
  if (!known || typeof of !== 'string' || !/^[a-z][a-z0-9_.]{0,120}$/.test(of) || typeof value !== 'string') return unfit('wrongFormat')
  return { of, test: known, value: printable(value).slice(0, 200) }
}

function nodeOf(raw: unknown, depth: number, weight: Weight): RichNode {
  const { type, attrs, content, text, marks } = recordOf(raw)
  if (depth > richTextLimits.depth || ++weight.nodes > richTextLimits.nodes) return unfit('tooLong')
  if (type === 'text') {
    if (typeof text !== 'string' || text === '') return unfit('wrongFormat')
    weight.characters += text.length
    if (weight.characters > richTextLimits.characters) return unfit('tooLong')
    const validMarks = listOf(marks).map(markOf)
    // What is pasted from a word processor brings its own controls.
    return { type, text: printable(text), ...(validMarks.length > 0 && { marks: validMarks }) }
  }
  if (type === 'hardBreak' || type === 'horizontalRule') return { type }
  if (type === 'image') {
    const { src, alt } = recordOf(attrs)
    if (typeof src !== 'string' || src.length > 2000 || !ownPicture.test(src)) return unfit('invalidImageUrl')
    return { type, attrs: { src, alt: typeof alt === 'string' ? printable(alt).slice(0, 200) : '' } }
  }
  const children = listOf(content).map((child) => nodeOf(child, depth + 1, weight))
  const nested = children.length > 0 ? { content: children } : {}
  if (type === 'heading') {
    const { level } = recordOf(attrs)
    if (typeof level !== 'number' || !Number.isInteger(level) || level < 1 || level > 6) return unfit('wrongFormat')
    return { type, attrs: { level }, ...nested }
  }
  if (type === 'shownIf' && weight.mayBeConditional) return { type, attrs: shownIfOf(attrs), ...nested }
  if (typeof type === 'string' && blocks.includes(type)) return { type: type as BlockType, ...nested }
  return unfit('wrongFormat')
}

/** A text without formatting becomes paragraphs: markup in it stays the text it is. */
const fromPlain = (text: string): unknown => ({
  type: 'doc',
  content: text.split(/\r?\n/).map((line) => ({ type: 'paragraph', ...(line !== '' && { content: [{ type: 'text', text: line }] }) })),
})

const textCodec = (mayBeConditional: boolean) =>
  z.codec(
    z.unknown(),
    z.custom<RichText>((value) => (value as { type?: unknown } | null)?.type === 'doc'),
    {
      decode: (raw, context) => {
        try {
          const { type, content } = recordOf(typeof raw === 'string' ? fromPlain(raw) : raw)
          if (type !== 'doc') unfit('wrongFormat')
          const weight = { nodes: 0, characters: 0, mayBeConditional }
          return { type: 'doc' as const, content: listOf(content).map((node) => nodeOf(node, 1, weight)) }
        } catch (error) {
          if (!(error instanceof Unfit)) throw error
          context.issues.push({ code: 'custom', message: error.message, params: { max: richTextLimits.characters }, input: raw })
          return z.NEVER
        }
      },
      encode: (document) => document,
    },
  )

/**
 * A formatted text: an editor's document rebuilt from what is known, so that nothing else is ever stored, or a plain text.
 * Unknown blocks and marks, link schemes other than http, https, mailto and tel, and documents too deep or too long are refused.
 */
export const richText = textCodec(false)
/** The same, some of whose blocks are shown on a condition. */
export const conditionalText = textCodec(true)

/** The document kept as this text; undefined when the text is not one. */
export function writtenDocument(text: string): RichText | undefined {
  try {
    const raw: unknown = JSON.parse(text)
    const read = typeof raw === 'object' ? z.safeDecode(conditionalText, raw) : undefined
    return read?.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** A text kept as a document, or plain, as the document it makes. */
export const documentOf = (text: string): RichText => writtenDocument(text) ?? (fromPlain(text) as RichText) // paragraphs of texts alone

/** What the document says, one line a block; for searching, titles and mails. */
export function plainTextOf(document: RichText | null): string {
  const said = (node: RichNode): string => {
    if (node.type === 'text') return node.text
    if (node.type === 'hardBreak') return '\n'
    if (node.type === 'horizontalRule') return ''
    if (node.type === 'image') return node.attrs.alt
    const inner = (node.content ?? []).map(said)
    return inner.join(node.content?.every(({ type }) => type === 'text' || type === 'hardBreak') ? '' : '\n')
  }
  return (document?.content ?? []).map(said).join('\n').trim()
}

/** Whether a text kept as a document, or plain, says nothing. */
export const isBlankText = (text: string): boolean => plainTextOf(documentOf(text)) === ''
