import { formatMoney } from '@kxo/domain/kernel/money'
import type { EventOption } from '@kxo/domain/products/option-contract'
import { may } from '@kxo/domain/products/permissions'
import { leftOf, limitOf } from '@kxo/domain/products/rules'
import { productWords, optionWords as w } from '@kxo/domain/products/words'
import { ActionIcon, Group, Menu, Text, Title } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { bounded } from '../../ui/feedback/boundary.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { changeOption, optionsQuery, removeOption } from './api.ts'
import { FromEvent } from './from-event.tsx'
import { FromProduct } from './from-product.tsx'
import { OptionForm } from './option-form.tsx'

/** What is sent again of an option: texts left blank are nothing. */
const fieldsOf = ({ id: _, taken: _taken, rank: _rank, product_stock: _stock, product_taken: _shared, ...fields }: EventOption) => ({
  ...fields,
  description: fields.description || null,
  question: fields.question || null,
  choice_group: fields.choice_group || null,
})

type OptionsPanelProps = { event_id: number; isTraining: boolean; readOnly: boolean }

/** #32.5: what a person may add at an event, each with its price and what is left of it. */
export const OptionsPanel = bounded(
  function OptionsPanel({ event_id, isTraining, readOnly }: OptionsPanelProps) {
    const { actor, tenant } = useViewer()
    const { say, locale } = useLanguage()
    const [edited, setEdited] = useState<Partial<EventOption> | null>(null)
    const { data: options } = useSuspenseQuery(optionsQuery(event_id))
    const mayWrite = !readOnly && may.setOptions(actor)
    const remove = async ({ id, name }: EventOption): Promise<void> => {
      if (await confirm({ title: say(w.removeTitle, { name }), message: w.removeHelp, act: w.remove, tone: 'danger' }))
        await runAction(() => removeOption(event_id, id), w.removed)
    }
    const copy = ({ id: _, version: _version, ...option }: EventOption): void =>
      setEdited({ ...option, name: say(productWords.copyName, { name: option.name }) })
    const actsOn = (option: EventOption) => [
      { label: w.duplicate, run: () => copy(option) },
      {
        label: option.is_closed ? w.open : w.close,
        run: () => void runAction(() => changeOption(event_id, option.id, { ...fieldsOf(option), is_closed: !option.is_closed }), w.saved),
      },
      { label: w.remove, tone: 'danger' as const, run: () => void remove(option) },
    ]
    const acts = mayWrite ? (
      <Group gap="xs">
        {tenant.params.manage_products ? <FromProduct onChosen={setEdited} /> : null}
        {options.length === 0 ? <FromEvent event_id={event_id} /> : null}
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setEdited({})}>
          {say(w.add)}
        </Button>
      </Group>
    ) : null
    return (
      <>
        <Group gap="8px 16px" justify="space-between" mb="xs">
          <Title order={2} fz={18} fw={650}>
            {say(w.options)}
          </Title>
          {options.length > 0 ? acts : null}
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          {say(w.help)}
        </Text>
        {options.length === 0 ? (
          <Empty sentence={w.none} act={acts} />
        ) : (
          <Panel component="ul" display="block">
            {options.map((option) => (
              <PanelRow key={option.id}>
                <div style={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Group gap={6}>
                    {option.name}
                    {option.choice_group === '' ? null : <Badge>{option.choice_group}</Badge>}
                    {option.members_only ? <Badge tone="info">{w.membersOnly}</Badge> : null}
                    {option.is_closed ? <Badge tone="neutral">{w.closed}</Badge> : null}
                    {limitOf(option).left === 0 ? <Badge tone="danger">{w.full}</Badge> : null}
                  </Group>
                  <Text size="sm" c="dimmed">
                    {option.stock === null
                      ? say(w.soldSoFar, { n: option.taken })
                      : say(w.soldOf, { n: option.taken, stock: option.stock })}
                    {option.product_stock === null
                      ? null
                      : ` · ${say(w.leftOfProduct, { n: Math.max(0, leftOf(option).shared), stock: option.product_stock })}`}
                  </Text>
                </div>
                <Text span inherit className="figures">
                  {option.amount_ht === 0
                    ? say(w.free)
                    : say(w.price, { ht: formatMoney(option.amount_ht, locale), ttc: formatMoney(option.amount_ttc, locale) })}
                </Text>
                {mayWrite ? (
                  <Group gap={4} wrap="nowrap">
                    <Button variant="subtle" size="sm" aria-label={`${say(w.change)} ${option.name}`} onClick={() => setEdited(option)}>
                      {say(w.change)}
                    </Button>
                    <Menu position="bottom-end">
                      <Menu.Target>
                        <ActionIcon variant="subtle" color="gray" aria-label={say(w.actsOn, { name: option.name })}>
                          <IconDots size={18} />
                        </ActionIcon>
                      </Menu.Target>
                      <Menu.Dropdown>
                        {actsOn(option).map(({ label, run, ...rest }) => (
                          <Menu.Item key={say(label)} onClick={run} {...('tone' in rest ? { color: 'red' } : {})}>
                            {say(label)}
                          </Menu.Item>
                        ))}
                      </Menu.Dropdown>
                    </Menu>
                  </Group>
                ) : null}
              </PanelRow>
            ))}
          </Panel>
        )}
        {options.some(({ taken }) => taken > 0) ? (
          <Text c="dimmed" fz="sm" mt="xs">
            {say(w.keepHelp)}
          </Text>
        ) : null}
        <Dialog
          opened={edited !== null}
          onClose={() => setEdited(null)}
          title={edited?.id === undefined ? w.add : w.edit}
          width={800}
          closeOnClickOutside={false}
        >
          {edited ? (
            <OptionForm
              event_id={event_id}
              isTraining={isTraining}
              option={edited}
              others={options}
              onSaved={() => {
                toast.success(w.saved)
                setEdited(null)
              }}
            />
          ) : null}
        </Dialog>
      </>
    )
  },
  { lines: 4 },
)
