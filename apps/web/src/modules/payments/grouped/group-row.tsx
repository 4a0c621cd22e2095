import { orderReferenceNames } from '@kxo/domain/billing/order-reference'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { BillGroup } from '@kxo/domain/payments/grouped/group-billables'
import type { Grouping } from '@kxo/domain/payments/grouped/grouped-choices'
import { groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { Box, Checkbox, Flex, Group, Text, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconFileSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { GroupLines } from './group-lines.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

type GroupRowProps = {
  group: BillGroup
  /** Who issues it, where there are several. */
  issuer: string | undefined
  grouping: Grouping
  isTicked: boolean
  isReady: boolean
  order: string
  onTick: (isTicked: boolean) => void
  onOrder: (order: string) => void
}

/** What tells a bill from the others of its payer. */
function aboutOf({ rows }: BillGroup, grouping: Grouping): string {
  const [first] = rows
  if (grouping === 'person') return first?.people.map(({ full_name }) => full_name).join(', ') ?? ''
  return [...new Set(rows.map(({ event_title }) => event_title))].join(', ')
}

/** A bill to come: whom it is for, what it is for and what it comes to; its rows on demand. */
export function GroupRow({ group, issuer, grouping, isTicked, isReady, order, onTick, onOrder }: GroupRowProps) {
  const { say, locale } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const panel = useId()
  const reference = group.rows.find(({ order_asked }) => order_asked !== null)?.order_asked
  const money = (cents: number) => formatMoney(cents, locale)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Box component="li" className="line-above" px="md" py="sm">
      <Flex gap="sm" align="flex-start" wrap="wrap">
        <Checkbox
          mt={2}
          aria-label={say(w.tick, { name: group.payer })}
          checked={isTicked}
          disabled={!isReady}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <Box flex="1 1 200px" miw={0}>
          <Text fw={600} className="anywhere">
            {group.payer}
          </Text>
          <Text c="dimmed" fz="sm" className="anywhere">
            {[say(w.people, { n: group.people }), aboutOf(group, grouping), issuer].filter(Boolean).join(' · ')}
          </Text>
          {group.purchase_order === null ? null : (
            <Text c="dimmed" fz="sm">
              {`${say(orderReferenceNames[reference ?? 'purchaseOrder'])}\u00A0: ${group.purchase_order}`}
            </Text>
          )}
          {group.lacks_order ? (
            <TextInput
              mt="xs"
              maw={320}
              size="sm"
              label={say(orderReferenceNames[reference ?? 'purchaseOrder'])}
              aria-label={say(w.orderFor, { name: group.payer })}
              maxLength={50}
              value={order}
              onChange={({ currentTarget }) => onOrder(currentTarget.value)}
            />
          ) : null}
        </Box>
        <Box ml="auto" ta="right" className="figures" style={{ flex: 'none' }}>
          <Text fw={600}>{say(w.amountTtc, { amount: money(group.amount) })}</Text>
          <Text c="dimmed" fz="sm">
            {`${say(w.amountHt, { amount: money(group.amount_ht) })} · ${say(w.amountTax, { amount: money(group.tax_amount) })}`}
          </Text>
          {group.deducted > 0 ? (
            <Text c="dimmed" fz="sm">
              {`${say(w.deducted)}\u00A0: −${money(group.deducted)}`}
            </Text>
          ) : null}
        </Box>
      </Flex>
      <Group gap="xs" mt={4}>
        <Button
          size="sm"
          variant="subtle"
          icon={<Chevron size={16} />}
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={say(w.detail, { name: group.payer })}
          onClick={() => setOpen(!isOpen)}
        >
          {say(w.details)}
        </Button>
        <Button size="sm" variant="subtle" icon={<IconFileSearch size={16} />} disabled={!isReady} onClick={() => setShown(true)}>
          {say(w.preview)}
        </Button>
      </Group>
      <div id={panel}>{isOpen ? <GroupLines rows={group.rows} /> : null}</div>
      {isShown ? <PreviewDialog ordered={{ group, order: order.trim() }} grouping={grouping} onClose={() => setShown(false)} /> : null}
    </Box>
  )
}
