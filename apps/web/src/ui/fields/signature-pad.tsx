import { Box, Group, Stack, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import Pad from 'signature_pad'
import { Button } from '../display/button.tsx'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'

/** A signature drawn (PNG data address) or the name typed in its place. */
export type Signature = { way: 'drawn'; image: string } | { way: 'typed'; name: string }

/** A finger, a mouse, or one's name typed: no drag is ever needed. Null while nothing is signed. */
export function SignaturePad({ onChange }: { onChange: (signature: Signature | null) => void }) {
  const { say } = useLanguage()
  const [typing, setTyping] = useState(false)
  const [name, setName] = useState('')
  const change = (signature: Signature | null): void => onChange(signature)
  return (
    <Stack gap="sm">
      <Group gap={4} role="group">
        <Button
          size="sm"
          style={{ minHeight: 44 }}
          variant={typing ? 'subtle' : 'default'}
          aria-pressed={!typing}
          onClick={() => (setTyping(false), setName(''), change(null))}
        >
          {say(uiMessages.signDraw)}
        </Button>
        <Button
          size="sm"
          style={{ minHeight: 44 }}
          variant={typing ? 'default' : 'subtle'}
          aria-pressed={typing}
          onClick={() => (setTyping(true), change(null))}
        >
          {say(uiMessages.signType)}
        </Button>
      </Group>
      {typing ? (
        <TextInput
          label={say(uiMessages.signName)}
          autoComplete="name"
          value={name}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setName(typed)
            change(typed.trim() ? { way: 'typed', name: typed.trim() } : null)
          }}
        />
      ) : (
        <Drawing onChange={change} />
      )}
    </Stack>
  )
}

function Drawing({ onChange }: { onChange: (signature: Signature | null) => void }) {
  const { say } = useLanguage()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return undefined
    const made = new Pad(drawn, { penColor: '#14213d', minWidth: 0.8, maxWidth: 2.4 })
    pad.current = made
    const fit = (): void => {
      const strokes = made.toData()
      const ratio = Math.max(1, window.devicePixelRatio)
      drawn.width = drawn.offsetWidth * ratio
      drawn.height = drawn.offsetHeight * ratio
      drawn.getContext('2d')?.scale(ratio, ratio)
      made.clear()
      made.fromData(strokes)
    }
    fit()
    const end = (): void => latest.current({ way: 'drawn', image: made.toDataURL('image/png') })
    made.addEventListener('endStroke', end)
    const sizes = new ResizeObserver(fit)
    sizes.observe(drawn)
    return () => {
      sizes.disconnect()
      made.off()
    }
  }, [])
  return (
    <Box bd="1px solid var(--k-control)" bdrs={12} bg="#fff" style={{ overflow: 'hidden' }}>
      <canvas
        ref={canvas}
        style={{ display: 'block', inlineSize: '100%', blockSize: 200, cursor: 'crosshair', touchAction: 'none' }}
        role="img"
        aria-label={say(uiMessages.signPad)}
        aria-describedby={id}
      />
      <Group justify="space-between" py={4} pe="xs" ps={14} bg="var(--k-surface)" c="dimmed" fz="xs" className="line-above">
        <span id={id}>{say(uiMessages.signDraw)}</span>
        <Button
          size="sm"
          style={{ minHeight: 44 }}
          variant="subtle"
          onClick={() => {
            pad.current?.clear()
            onChange(null)
          }}
        >
          {say(uiMessages.clear)}
        </Button>
      </Group>
    </Box>
  )
}
