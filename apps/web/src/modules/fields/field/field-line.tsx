import type { ListedField, Use } from '@kxo/domain/fields/field'
import { fieldNature } from '@kxo/domain/fields/nature'
import { adminCustomField } from '@kxo/domain/fields/paths'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Box, Flex, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { MenuBeside, useBeside } from '../../../ui/overlay/beside.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { activateField, duplicateField, removeField } from '../api.ts'
import { MoveButtons } from '../layout/move-buttons.tsx'
import type { useReorder } from '../layout/use-reorder.ts'

const uses: Record<Use['kind'], Sentence> = { condition: w.useCondition, tab: w.useTab, list: w.useList, aggregate: w.useAggregate }
type Line = ReturnType<ReturnType<typeof useReorder>['line']>
type FieldLineProps = {
  field: ListedField
  up: (() => void) | null
  down: (() => void) | null
  line: Line
}

/** One field of a kind of records: what it asks, where it is used, how many answered. */
export function FieldLine({ field, up, down, line }: FieldLineProps) {
  const { say } = useLanguage()
  const { button, place } = useBeside('menu', useState(false))
  const actions = useActions(field)
  const { label } = field
  const kind = field.nature === 'custom' ? inputType.labelOf(field.input_type) : fieldNature.labelOf(field.nature)
  const facts = [
    say(kind),
    field.rubric,
    field.answers_count > 0 ? say(w.versionAnswers, { n: field.answers_count }) : '',
    ...field.used_in.map((use) => say(uses[use.kind], { label: use.label })),
  ]
  return (
    <Flex component="li" rowGap={4} columnGap="sm" align="center" wrap="wrap" py="sm" px="md" className="line-above" {...line}>
      <Flex component="span" direction="column" gap={2} flex="1 1 220px" miw={0}>
        <Flex component="span" rowGap={4} columnGap="xs" align="center" wrap="wrap">
          <Text span fw={550} {...(!field.is_active && { td: 'line-through' })}>
            <Link to={adminCustomField(field.id)}>{label}</Link>
          </Text>
          <Box component="code" c="dimmed" fz={12} className="anywhere">
            {field.name}
          </Box>
          {field.is_required ? <Badge tone="warning">{w.required}</Badge> : null}
          {field.is_unique ? <Badge>{w.unique}</Badge> : null}
          {field.is_for_admins ? <Badge tone="info">{w.forAdmins}</Badge> : null}
          {field.is_active ? null : <Badge>{w.inactive}</Badge>}
        </Flex>
        <Text span c="dimmed" fz="xs">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      <Flex component="span" gap={2}>
        <MoveButtons label={label} up={up} down={down} />
        <Button {...button} variant="subtle" size="sm" aria-label={say(w.actsOn, { label })}>
          ⋯
        </Button>
      </Flex>
      <MenuBeside {...place} acts={actions} />
    </Flex>
  )
}

function useActions(field: ListedField) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const attempt = (act: () => Promise<void>) => () => void act().catch(toast.failure)
  const remove = async (): Promise<void> => {
    const agreed = await confirm({
      title: say(w.removeAsk, { label: field.label }),
      message: w.removeHelp,
      act: w.remove,
      tone: 'danger',
    })
    if (!agreed) return
    await removeField(field.id)
    toast.success(w.removed)
  }
  const switchOn = async (): Promise<void> => {
    await activateField(field.id, field.version, !field.is_active)
    toast.success(field.is_active ? w.deactivated : w.activated)
  }
  const duplicate = async (): Promise<void> => {
    const { name } = await duplicateField(field.id)
    toast.success(say(w.duplicated, { name }))
  }
  return [
    { label: w.edit, run: () => void navigate({ to: adminCustomField(field.id) }) },
    { label: w.duplicate, run: attempt(duplicate) },
    { label: field.is_active ? w.deactivate : w.activate, run: attempt(switchOn) },
    {
      label: w.remove,
      tone: 'danger' as const,
      run: attempt(remove),
      ...(field.answers_count > 0 && { disabled: true, hint: w.answeredHelp }),
    },
  ]
}
