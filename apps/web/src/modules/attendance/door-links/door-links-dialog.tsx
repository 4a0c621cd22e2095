import { type Helper, helperEndpoints } from '@kxo/domain/attendance/day/helper-contract'
import { helperWords as w } from '@kxo/domain/attendance/day/helper-words'
import { Alert, Badge, Box, Flex, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { copyText } from '../../../ui/display/copy-text.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addHelper, helpersQuery, revokeHelper } from '../api.ts'

type NewLink = { name: string; address: string; qr_svg: string; expires_at: Date }

/** Who else may check in at an event: a link each, shown once, revoked at any time. */
export function DoorLinksDialog({ event, onClose }: { event: number; onClose: () => void }) {
  const { say } = useLanguage()
  const [link, setLink] = useState<NewLink | null>(null)
  const helpers = useQuery(helpersQuery(event))
  const form = useRecordForm({
    schema: helperEndpoints.addHelper.body,
    values: { name: '' },
    save: async ({ name }) => ({ name, ...(await addHelper(event, name)) }),
    onSaved: (made) => {
      setLink(made)
      form.reset({ name: '' })
      void helpers.refetch()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.title} width={600}>
      <Stack>
        <Text size="sm">{say(w.help)}</Text>
        <Form form={form} submit={w.add}>
          <TextField name="name" label={w.name} />
        </Form>
        {link ? <NewDoorLink {...link} /> : null}
        <Answered of={helpers} lines={2}>
          {(read) => <HelperList helpers={read} onChanged={() => void helpers.refetch()} />}
        </Answered>
      </Stack>
    </Dialog>
  )
}

function NewDoorLink({ name, address, qr_svg, expires_at }: NewLink) {
  const { say } = useLanguage()
  const shown = useRef<HTMLParagraphElement>(null)
  const copy = async () => {
    if (await copyText(address, shown.current)) toast.success(w.copied)
  }
  return (
    <Alert color="green" role="status">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{say(w.ready, { name, at: expires_at })}</Text>
        <Box
          component="img"
          w={160}
          bdrs={8}
          bg="#fff"
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr_svg)}`}
          alt={say(w.picture)}
        />
        <Text ref={shown} ff="monospace" fz="sm" maw="100%" className="anywhere">
          {address}
        </Text>
        <Button variant="default" size="sm" onClick={() => void copy()}>
          {say(w.copy)}
        </Button>
      </Stack>
    </Alert>
  )
}

function HelperList({ helpers, onChanged }: { helpers: readonly Helper[]; onChanged: () => void }) {
  const { say } = useLanguage()
  const now = useNow()
  const revoking = useAction({ mutationFn: revokeHelper, onSuccess: onChanged })
  const revoke = async ({ id, name }: Helper) => {
    if (await confirm({ title: w.revokeTitle, message: say(w.revokeText, { name }), act: w.revoke })) revoking.mutate(id)
  }
  if (helpers.length === 0) return <Text c="dimmed">{say(w.none)}</Text>
  return (
    <Flex component="ul" direction="column">
      {helpers.map((helper) => {
        const isOver = helper.expires_at <= now
        return (
          <Flex component="li" key={helper.id} justify="space-between" align="center" gap="sm" py="xs" className="line-below">
            <span>
              {helper.name}
              <Text c="dimmed" fz="sm">
                {[
                  say(w.passages, { n: helper.passages }),
                  helper.last_seen_at ? say(w.seen, { at: helper.last_seen_at }) : say(w.neverSeen),
                  say(w.until, { at: helper.expires_at }),
                ].join(' · ')}
              </Text>
            </span>
            {helper.revoked_at || isOver ? (
              <Badge color="gray" variant="light">
                {say(helper.revoked_at ? w.revoked : w.over)}
              </Badge>
            ) : (
              <Group>
                <Button variant="default" size="sm" aria-label={`${say(w.revoke)}, ${helper.name}`} onClick={() => void revoke(helper)}>
                  {say(w.revoke)}
                </Button>
              </Group>
            )}
          </Flex>
        )
      })}
    </Flex>
  )
}
