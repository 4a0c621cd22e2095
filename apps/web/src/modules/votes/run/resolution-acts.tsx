import type { Assembly, Resolution } from '@kxo/domain/votes/contract'
import { votesWords as w } from '@kxo/domain/votes/words'
import { Group } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { changeAssembly, closeResolution, openResolution, removeResolution } from '../api.ts'

type ActsProps = {
  event: number
  resolutions: readonly Resolution[]
  at: number
  quorum: Assembly['quorum']
  onEdit: () => void
  onAttach: () => void
}

/** What may be done with a resolution: everything before it opens, closing once it is open, nothing afterwards. */
export function ResolutionActs({ event, resolutions, at, quorum, onEdit, onAttach }: ActsProps) {
  const { say } = useLanguage()
  const resolution = resolutions[at]
  if (!resolution || resolution.status === 'closed') return null
  const { id, title, present_voices, cast_voices } = resolution
  const open = async (): Promise<void> => {
    const message = say(w.openText, { present: quorum.present })
    if (await confirm({ title: say(w.openTitle, { title }), message, act: w.open })) await runAction(() => openResolution(id), w.opened)
  }
  const close = async (): Promise<void> => {
    const message = say(w.closeText, { cast: cast_voices, present: present_voices })
    if (await confirm({ title: say(w.closeTitle, { title }), message, act: w.closeVote }))
      await runAction(() => closeResolution(id), w.closed)
  }
  if (resolution.status === 'open')
    return (
      <div>
        <Button onClick={() => void close()}>{say(w.closeVote)}</Button>
      </div>
    )
  const remove = async (): Promise<void> => {
    if (await confirm({ title: w.removeTitle, message: title, act: w.remove, tone: 'danger' })) await runAction(() => removeResolution(id))
  }
  const move = (by: 1 | -1): void => {
    const order = resolutions.map((one) => one.id)
    order.splice(at + by, 0, ...order.splice(at, 1))
    void runAction(() => changeAssembly(event, { order }))
  }
  const isAlone = !resolutions.some(({ status }) => status === 'open')
  const act = (label: string, run: () => void) => (
    <Button variant="subtle" size="sm" aria-label={`${label}, ${title}`} onClick={run}>
      {label}
    </Button>
  )
  return (
    <Group gap="xs">
      {isAlone ? (
        <Button size="sm" aria-label={`${say(w.open)}, ${title}`} onClick={() => void open()}>
          {say(w.open)}
        </Button>
      ) : null}
      {act(say(w.edit), onEdit)}
      {act(say(w.attach), onAttach)}
      {resolutions[at - 1]?.status === 'upcoming' ? act(say(w.up), () => move(-1)) : null}
      {resolutions[at + 1]?.status === 'upcoming' ? act(say(w.down), () => move(1)) : null}
      {act(say(w.remove), () => void remove())}
    </Group>
  )
}
