import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { formatRange } from '@kxo/domain/kernel/dates'
import { Box, Flex, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { passQuery } from '../tickets/offline-passes.ts'
import { WalletButtons } from '../wallet/wallet-buttons.tsx'

type Lock = { release: () => Promise<void> }

/** Keeps the screen awake while the code is shown, where the browser can. */
function useAwake(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    let lock: Lock | undefined
    const { wakeLock } = navigator as { wakeLock?: { request: (kind: 'screen') => Promise<Lock> } }
    wakeLock?.request('screen').then(
      (acquired) => {
        lock = acquired
      },
      () => {},
    )
    return () => void lock?.release()
  }, [isShown])
}

/** The pass of a registration: what it is for, and its code to show, full screen when asked. */
export const PassCard = bounded(
  function PassCard({ registration, isLarge = false }: { registration: number; isLarge?: boolean }) {
    const { say, locale, zone } = useLanguage()
    const answer = useSuspenseQuery(passQuery(registration))
    const [isFull, setFull] = useState(false)
    useAwake(isLarge || isFull)
    useEffect(() => {
      if (!isFull) return undefined
      const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false)
      window.addEventListener('keydown', leave)
      return () => window.removeEventListener('keydown', leave)
    }, [isFull])
    const pass = answer.data
    const picture = `data:image/svg+xml;utf8,${encodeURIComponent(pass.qr_svg)}`
    const code = (width: string | number) => (
      <Flex component="figure" direction="column" gap="xs" align="center" pos="relative">
        <Box component="img" src={picture} alt={say(w.passCode)} w={width} bdrs={8} bg="#fff" style={{ aspectRatio: 1 }} />
        <Box component="figcaption" fz="xs" ta="center" className="figures anywhere">
          {say(w.passTyped, { code: pass.code })}
        </Box>
        {pass.is_valid ? null : (
          <Text
            component="strong"
            fw={700}
            pos="absolute"
            top="40%"
            py={4}
            px="sm"
            bdrs={6}
            bg="#b42318"
            c="#fff"
            style={{ rotate: '-12deg' }}
          >
            {say(w.passInvalid)}
          </Text>
        )}
      </Flex>
    )
    return (
      <Panel
        component="article"
        direction="row"
        wrap="wrap"
        gap={20}
        align="center"
        justify="space-between"
        p={20}
        mb={20}
        style={{ alignContent: 'start' }}
      >
        <Stack gap={6} align="flex-start" flex="1 1 180px">
          <Title order={2} fz="lg" fw={600} className="anywhere">
            {pass.event_title}
          </Title>
          <p>{pass.start_date && pass.end_date ? formatRange(pass.start_date, pass.end_date, locale, { zone }) : ''}</p>
          {pass.place ? (
            <Text c="dimmed" fz="sm" fw={400}>
              {pass.place}
            </Text>
          ) : null}
          <p>{pass.name}</p>
          {pass.stored_at ? (
            <Text c="orange" fz="sm" role="status">
              {say(w.passCached, { at: pass.stored_at })}
            </Text>
          ) : null}
          {pass.checked_in_at ? <p role="status">{say(w.passUsed, { at: pass.checked_in_at })}</p> : null}
          {pass.is_valid ? (
            <Button variant="default" onClick={() => setFull(true)}>
              {say(w.fullScreen)}
            </Button>
          ) : null}
          {pass.stored_at ? null : <WalletButtons wallet={pass.wallet} />}
        </Stack>
        {code(isLarge ? 'min(260px, 70vw)' : 160)}
        {isFull ? (
          <Stack
            pos="fixed"
            inset={0}
            align="center"
            justify="center"
            gap="lg"
            p="lg"
            bg="#fff"
            c="#14213d"
            style={{ zIndex: 400 }}
            role="dialog"
            aria-modal="true"
            aria-label={say(w.passCode)}
          >
            {code('min(86vw, 70vh)')}
            <Button autoFocus onClick={() => setFull(false)}>
              {say(w.close)}
            </Button>
          </Stack>
        ) : null}
      </Panel>
    )
  },
  { lines: 6, height: 320 },
)
