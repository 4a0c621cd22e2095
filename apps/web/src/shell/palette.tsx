import { Box, Flex, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Found } from '../platform/palette-source.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { searchOf } from '../ui/navigation/address-parts.ts'
import style from './palette.module.css'
import { paletteWords as w } from './palette-words.ts'
import { rememberPage } from './recent-pages.ts'
import { type Section, usePalette } from './use-palette.ts'

const keyOf = ({ key }: Section, { to, label }: Found): string => `${key} ${to} ${label}`

/** Ctrl/⌘ K: every page the person may open, and the records they may read, from the keyboard alone. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  // By name: what is still being found may come before it.
  const [active, setActive] = useState<string | null>(null)
  const { sections, isSearching, hasFailed } = usePalette(typed)
  const entries = sections.flatMap((section) =>
    section.entries.map((entry) => ({ entry, key: keyOf(section, entry), isPage: ['recent', 'pages'].includes(section.key) })),
  )
  const current = Math.max(
    0,
    entries.findIndex(({ key }) => key === active),
  )

  useEffect(() => {
    const box = dialog.current
    // The browser keeps the focus inside, makes the rest inert and gives the focus back.
    box?.showModal()
    return () => box?.close()
  }, [])
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current, typed])

  const open = ({ to, search }: Found, isPage: boolean): void => {
    if (isPage) rememberPage(to)
    onClose()
    void navigate({ to, ...(search ? { search: searchOf(search) } : {}) })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: entries.length - 1 }[event.key]
    if (step !== undefined && entries.length > 0 && !(event.key === 'Home' && typed) && !(event.key === 'End' && typed)) {
      event.preventDefault()
      setActive(entries[(step + entries.length) % entries.length]!.key)
    }
    const chosen = entries[current]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen.entry, chosen.isPage)
    }
  }
  const before = (key: string): number =>
    sections
      .slice(
        0,
        sections.findIndex((section) => section.key === key),
      )
      .reduce((sum, one) => sum + one.entries.length, 0)
  const summary = isSearching
    ? say(w.searching)
    : entries.length === 0
      ? say(w.nothing, { q: typed.trim() })
      : hasFailed
        ? say(w.failed)
        : say(w.results, { count: entries.length })
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={style['palette']}
      aria-label={say(w.title)}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={style['box']}>
        <input
          className={style['input']}
          type="text"
          role="combobox"
          aria-label={say(w.title)}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(entries.length > 0 ? { 'aria-activedescendant': `${id}-${current}` } : {})}
          placeholder={say(w.placeholder)}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setActive(null)
          }}
          onKeyDown={onKeyDown}
        />
        <Box p={6} style={{ overflow: 'auto' }} id={`${id}-list`} role="listbox" aria-label={say(w.title)}>
          {sections.map((section) => (
            <div key={section.key} role="group" aria-labelledby={`${id}-${section.key}`}>
              <Text mt="xs" mb={4} mx={10} c="dimmed" fz="xs" fw={600} id={`${id}-${section.key}`}>
                {say(section.label)}
              </Text>
              {section.entries.map((entry, index) => {
                const own = before(section.key) + index
                return (
                  <div
                    key={`${entry.to}${own}`}
                    id={`${id}-${own}`}
                    role="option"
                    aria-selected={own === current}
                    tabIndex={-1}
                    className={style['entry']}
                    onMouseMove={() => setActive(keyOf(section, entry))}
                    onClick={() => open(entry, section.key === 'recent' || section.key === 'pages')}
                    onKeyDown={onKeyDown}
                  >
                    <span>{entry.label}</span>
                    {entry.detail ? (
                      <Text span c="dimmed" fz="sm" className="nowrap" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                        {entry.detail}
                      </Text>
                    ) : null}
                  </div>
                )
              })}
            </div>
          ))}
        </Box>
        <Flex component="p" gap="sm" justify="space-between" py={10} px="md" c="dimmed" fz="xs" className="line-above">
          <span role="status">{summary}</span>
          <Text span visibleFrom="xs" inherit>
            {say(w.keys)}
          </Text>
        </Flex>
      </div>
    </dialog>
  )
}
