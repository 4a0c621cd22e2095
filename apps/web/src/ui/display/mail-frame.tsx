import type { CSSProperties } from 'react'

type MailFrameProps = { title: string; html: string; height: CSSProperties['height']; width?: CSSProperties['width'] }

/** A mail as its reader would have it, in a page of its own which runs nothing. */
export function MailFrame({ title, html, height, width = '100%' }: MailFrameProps) {
  return <iframe title={title} srcDoc={html} sandbox="" style={{ width, maxWidth: '100%', height, border: 0, background: '#fff' }} />
}
