import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { scopeNames, templateScopes } from '@kxo/domain/mailing/templates/scope'
import type { MailTemplate } from '@kxo/domain/mailing/templates-contract'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { type Scope, scopesQuery } from './templates-api.ts'

const idOf = ({ scope, scope_key }: Scope): string => `${scope} ${scope_key}`
const whole: Scope = { scope: 'tenant', scope_key: '' }

/** What the text on screen is for: every mail, or one case among those that have a text of their own. */
export function ScopeChoice({ scope, written }: { scope: Scope; written: MailTemplate['scopes'] }) {
  const { say } = useLanguage()
  const [, change] = useAddress()
  const [isOpen, setOpen] = useState(false)
  const { data: named } = useQuery({ ...scopesQuery(scope.scope, ''), enabled: scope.scope !== 'tenant' })
  const labelOf = (one: Scope, label: string): string =>
    one.scope === 'tenant' ? say(templateScopes.tenant) : `${say(templateScopes[one.scope])} · ${label}`
  const open = (next: Scope) => change({ scope: next.scope === 'tenant' ? undefined : next.scope, scope_key: next.scope_key || undefined })
  const others = written.filter((one) => idOf(one) !== idOf(whole))
  const isListed = others.some((one) => idOf(one) === idOf(scope))
  const current =
    isListed || scope.scope === 'tenant'
      ? []
      : [{ ...scope, label: named?.find(({ key }) => key === scope.scope_key)?.label ?? scope.scope_key }]
  return (
    <Stack gap={4}>
      <Group align="flex-end">
        <Select
          flex="1 1 260px"
          label={say(w.scope)}
          allowDeselect={false}
          value={idOf(scope)}
          data={[{ ...whole, label: '' }, ...others, ...current].map((one) => ({ value: idOf(one), label: labelOf(one, one.label) }))}
          onChange={(value) => open([...others, ...current].find((one) => idOf(one) === value) ?? whole)}
        />
        <Button variant="default" onClick={() => setOpen(true)}>
          {say(w.newScope)}
        </Button>
      </Group>
      {current.length > 0 ? (
        <Text size="sm" c="dimmed">
          {say(w.scopeEmpty)}
        </Text>
      ) : null}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={w.newScope} width={600}>
        <Picker
          onChoose={(next) => {
            setOpen(false)
            open(next)
          }}
        />
      </Dialog>
    </Stack>
  )
}

const kinds = scopeNames.filter((name) => name !== 'tenant')

function Picker({ onChoose }: { onChoose: (scope: Scope) => void }) {
  const { say } = useLanguage()
  const [kind, setKind] = useState<Scope['scope']>('event')
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState<string | null>(null)
  const [settled] = useDebouncedValue(typed, 300)
  const { data = [] } = useQuery(scopesQuery(kind, settled))
  return (
    <Stack>
      <Text size="sm">{say(w.newScopeHelp)}</Text>
      <Select
        label={say(w.scopeKind)}
        allowDeselect={false}
        value={kind}
        data={kinds.map((value) => ({ value, label: say(templateScopes[value]) }))}
        onChange={(value) => {
          setKind(kinds.find((one) => one === value) ?? 'event')
          setKey(null)
        }}
      />
      <Select
        label={say(w.scopeKey)}
        searchable
        value={key}
        onChange={setKey}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage={say(w.nothingFound)}
        data={data.map((choice) => ({ value: choice.key, label: choice.label }))}
      />
      <Group justify="flex-end">
        <Button disabled={key === null} onClick={() => key !== null && onChoose({ scope: kind, scope_key: key })}>
          {say(w.writeFor)}
        </Button>
      </Group>
    </Stack>
  )
}
