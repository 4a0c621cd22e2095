import { type Moment, mayLeaveMail, mayRing } from '@kxo/domain/mailing/moments/moment'
import { adminSms } from '@kxo/domain/mailing/paths'
import { mayPush } from '@kxo/domain/mailing/push/push-moments'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import type { MomentSetting } from '@kxo/domain/mailing/templates-contract'
import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

type Props = {
  moment: Moment
  setting: Pick<MomentSetting, 'by_mail' | 'by_bell' | 'by_push'>
  /** Whether a text message is written for it; null where there is none to write. */
  hasSms: boolean | null
  onChange: (part: Partial<MomentSetting>) => void
}

/** By which means a message reaches people: what the moment does not allow is not offered. */
export function ChannelFields({ moment, setting: { by_mail, by_bell, by_push }, hasSms, onChange }: Props) {
  const { say } = useLanguage()
  const pushes = hasFeature(useViewer(), 'push') && mayPush(moment)
  if (!mayRing(moment) && !pushes && hasSms === null) return null
  return (
    <Stack gap="xs" role="group" aria-label={say(w.channels)}>
      <Text size="sm" fw={500}>
        {say(w.channels)}
      </Text>
      <Group gap="lg">
        <Checkbox
          label={say(w.byMail)}
          checked={by_mail}
          disabled={!mayLeaveMail(moment) || !by_bell}
          onChange={(event) => onChange({ by_mail: event.currentTarget.checked })}
        />
        {mayRing(moment) ? (
          <Checkbox
            label={say(w.byBell)}
            checked={by_bell}
            onChange={(event) => onChange(event.currentTarget.checked ? { by_bell: true } : { by_bell: false, by_mail: true })}
          />
        ) : null}
        {pushes ? (
          <Checkbox label={say(w.byPush)} checked={by_push} onChange={(event) => onChange({ by_push: event.currentTarget.checked })} />
        ) : null}
        {hasSms === null ? null : (
          <Text size="sm">
            {say(hasSms ? w.smsWritten : w.smsUnwritten)} <Link to={adminSms()}>{say(hasSms ? w.smsRead : w.smsWrite)}</Link>
          </Text>
        )}
      </Group>
    </Stack>
  )
}
