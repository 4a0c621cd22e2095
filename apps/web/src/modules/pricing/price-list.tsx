import { profileNames } from '@kxo/domain/identity/profile'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { vatReason } from '@kxo/domain/kernel/vat'
import type { Price } from '@kxo/domain/pricing/contract'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { Flex, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { pricesQuery, removePrice } from './api.ts'
import { PriceForm } from './price-form.tsx'

type PriceListProps = { event_id: number; isTraining: boolean; readOnly: boolean }

/** Prices of an event, each with its tax and whom it is for. */
export const PriceList = bounded(
  function PriceList({ event_id, isTraining, readOnly }: PriceListProps) {
    const { say, locale } = useLanguage()
    const [edited, setEdited] = useState<Price | 'new' | null>(null)
    const options = pricesQuery(event_id)
    const answer = useSuspenseQuery(options)
    const remove = async (price: Price): Promise<void> => {
      if (!(await confirm({ title: say(w.removeTitle, { name: price.name }), message: w.removeHelp, act: w.remove, tone: 'danger' })))
        return
      await runAction(() => removePrice(event_id, price.id), w.removed)
    }
    const add = (
      <Button variant="default" size="sm" disabled={readOnly} aria-haspopup="dialog" onClick={() => setEdited('new')}>
        {say(w.add)}
      </Button>
    )
    return (
      <Flex component="section" direction="column" gap="sm">
        <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
          {say(w.prices)}
          {answer.data.length > 0 ? add : null}
        </Flex>
        {answer.data.length === 0 ? (
          <Empty sentence={w.none} help={w.noneHelp} act={add} />
        ) : (
          <>
            <Panel component="ul" display="block">
              {answer.data.map((price) => (
                <PanelRow key={price.id}>
                  <Flex component="span" direction="column" flex="1 1 200px" miw={0}>
                    <span>
                      {price.name} {price.members_only ? <Badge tone="info">{w.membersOnly}</Badge> : null}{' '}
                      {price.profile_code ? <Badge>{profileNames[price.profile_code]}</Badge> : null}
                    </span>
                    <Text span m={0} c="dimmed" fz="sm">
                      {price.vat_reason
                        ? say(vatReason.labelOf(price.vat_reason))
                        : say(w.rateOf, { rate: formatRate(price.vat_rate, locale) })}
                    </Text>
                  </Flex>
                  <Text span ta="end" inherit className="figures">
                    <strong>{say(w.exclusive, { amount: formatMoney(price.amount_ht, locale) })}</strong>
                    <Text span m={0} c="dimmed" fz="sm">
                      {' '}
                      · {say(w.total, { amount: formatMoney(price.amount_ttc, locale) })}
                    </Text>
                  </Text>
                  {readOnly ? null : (
                    <span>
                      <Button variant="subtle" size="sm" aria-label={`${say(w.change)} ${price.name}`} onClick={() => setEdited(price)}>
                        {say(w.change)}
                      </Button>
                      <Button variant="subtle" size="sm" aria-label={`${say(w.remove)} ${price.name}`} onClick={() => void remove(price)}>
                        {say(w.remove)}
                      </Button>
                    </span>
                  )}
                </PanelRow>
              ))}
            </Panel>
            <Text c="dimmed" fz="sm">
              {say(w.keepHelp)}
            </Text>
          </>
        )}
        <Dialog opened={edited !== null} onClose={() => setEdited(null)} title={edited === 'new' ? w.add : w.edit}>
          {edited ? (
            <PriceForm
              event_id={event_id}
              isTraining={isTraining}
              price={edited === 'new' ? null : edited}
              onSaved={() => {
                toast.success(edited === 'new' ? w.added : w.changed)
                setEdited(null)
              }}
            />
          ) : null}
        </Dialog>
      </Flex>
    )
  },
  { lines: 3 },
)
