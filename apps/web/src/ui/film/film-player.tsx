import { Box, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { FilmChapters } from './film-chapters.tsx'
import { filmWords as w } from './film-words.ts'

/** What was played since the film was loaded: parts from one second to another, and where it stands. */
export type Played = { parts: [from: number, to: number][]; position: number }

type FilmPlayerProps = {
  title: string
  src: string
  poster?: string | null
  captions?: readonly { language: string; address: string }[]
  chapters?: readonly { at: number; title: string }[]
  /** The second it begins at. */
  from?: number
  autoPlay?: boolean
  /** Told as it begins, every few seconds while it plays, when it stops and when its page is left. */
  onPlayed?: (played: Played, isLeaving: boolean) => void
  onEnded?: () => void
  onError?: (error: MediaError | null) => void
}

const speeds = [0.75, 1, 1.25, 1.5, 2]
const everyMs = 10_000
const stepSeconds = 5

const playedOf = (film: HTMLVideoElement): Played => ({
  parts: Array.from({ length: film.played.length }, (_, index) => [film.played.start(index), film.played.end(index)]),
  position: film.currentTime,
})

/** The one player of the product: captions, chapters, speed and keys; it tells what was really played. */
export function FilmPlayer({ title, src, poster, captions = [], chapters = [], from = 0, autoPlay = false, ...on }: FilmPlayerProps) {
  const { say, locale } = useLanguage()
  const film = useRef<HTMLVideoElement>(null)
  const [speed, setSpeed] = useState(1)
  const keys = useId()
  const onPlayed = useRef(on.onPlayed)
  onPlayed.current = on.onPlayed
  const tell = (): void => {
    if (film.current) onPlayed.current?.(playedOf(film.current), false)
  }
  useEffect(() => {
    const shown = film.current
    const tellNow = (isLeaving: boolean): void => {
      if (shown && shown.played.length > 0) onPlayed.current?.(playedOf(shown), isLeaving)
    }
    const timer = setInterval(() => (shown?.paused ? undefined : tellNow(false)), everyMs)
    const leave = (): void => tellNow(true)
    const hide = (): void => (document.visibilityState === 'hidden' ? tellNow(true) : undefined)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      tellNow(true)
    }
  }, [])
  const isResumed = useRef(from === 0)
  /** Where it begins is reached once, as soon as its length is known: a browser may wait for it to be played. */
  const resume = (shown: HTMLVideoElement): void => {
    if (isResumed.current) return
    isResumed.current = true
    if (from < shown.duration) shown.currentTime = from
  }
  const goTo = (second: number): void => {
    if (film.current) film.current.currentTime = Math.max(0, second)
  }
  const choose = (rate: number): void => {
    setSpeed(rate)
    if (film.current) film.current.playbackRate = rate
  }
  const press = (event: KeyboardEvent<HTMLVideoElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event.currentTarget, event.key)) return
    event.preventDefault()
  }
  return (
    <Stack gap="sm">
      <Box
        ref={film}
        component="video"
        w="100%"
        bdrs={10}
        bg="#000"
        style={{ aspectRatio: '16 / 9', maxHeight: '72vh' }}
        aria-label={say(w.player, { title })}
        aria-describedby={keys}
        src={src}
        {...(poster ? { poster } : {})}
        controls
        playsInline
        preload="metadata"
        autoPlay={autoPlay}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = speed
          resume(currentTarget)
        }}
        onPlay={({ currentTarget }) => {
          if (currentTarget.readyState > 0) resume(currentTarget)
          tell()
        }}
        onPause={tell}
        onEnded={() => {
          tell()
          on.onEnded?.()
        }}
        onRateChange={({ currentTarget }) => setSpeed(currentTarget.playbackRate)}
        onError={({ currentTarget }) => on.onError?.(currentTarget.error)}
        onKeyDown={press}
      >
        {captions.map(({ language, address }) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            label={new Intl.DisplayNames([locale], { type: 'language' }).of(language)}
            src={address}
            default={language === locale}
          />
        ))}
      </Box>
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={say(w.speed)}
          value={String(speeds.includes(speed) ? speed : 1)}
          data={speeds.map((rate) => ({ value: String(rate), label: say(w.speedOf, { n: rate }) }))}
          onChange={(value) => choose(Number(value))}
        />
      </Group>
      {chapters.length > 0 ? (
        <FilmChapters
          chapters={chapters}
          onChoose={(at) => {
            goTo(at)
            void film.current?.play().catch(() => undefined)
          }}
        />
      ) : null}
      <Text id={keys} size="xs" c="dimmed" visibleFrom="sm">
        {say(w.keys)}
      </Text>
    </Stack>
  )
}

/** What a key does to a film; false for one that does nothing. */
function act(film: HTMLVideoElement, key: string): boolean {
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      void (film.paused ? film.play().catch(() => undefined) : film.pause())
      return true
    case 'arrowleft':
      film.currentTime = Math.max(0, film.currentTime - stepSeconds)
      return true
    case 'arrowright':
      film.currentTime = Math.min(film.duration || 0, film.currentTime + stepSeconds)
      return true
    case 'c': {
      const shown = [...film.textTracks].find(({ mode }) => mode === 'showing')
      const track = shown ?? film.textTracks[0]
      if (track) track.mode = shown ? 'hidden' : 'showing'
      return true
    }
    case 'f':
      void (document.fullscreenElement ? document.exitFullscreen() : film.requestFullscreen?.())
      return true
    default:
      return false
  }
}
