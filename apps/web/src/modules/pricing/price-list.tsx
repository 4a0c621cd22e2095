import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { vatReason } from '@kxo/domain/kernel/vat'
import type { Price } from '@kxo/domain/pricing/contract'
import { samePrices } from '@kxo/domain/pricing/rules'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { Flex, Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { CopyPricesForm } from './copy-prices-form.tsx'
import type { PricedActivity } from './price-conditions.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceTerms } from './price-terms.tsx'
import { SimulatePrice } from './simulate-price.tsx'

type PriceListProps = {
  event_id: number
  isTraining: boolean
  readOnly: boolean
  /** What people choose among: prices may be kept for one of them. */
  activities: readonly PricedActivity[]
}

/** Prices of an event, each with its tax and whom it is for. */
export const PriceList = bounded(
  function PriceList({ event_id, isTraining, readOnly, activities }: PriceListProps) {
    const { say, locale } = useLanguage()
    const [edited, setEdited] = useState<Price | 'new' | null>(null)
    const [opened, setOpened] = useState<'copy' | 'simulate' | null>(null)
    const options = pricesQuery(event_id)
    const answer = useSuspenseQuery(options)
    const remove = async (price: Price): Promise<void> => {
      if (!(await confirm({ title: say(w.removeTitle, { name: price.name }), message: w.removeHelp, act: w.remove, tone: 'danger' })))
        return
      await runAction(() => removePrice(event_id, price.id), w.removed)
    }
    const copy = (
      <Button variant="subtle" size="sm" disabled={readOnly} aria-haspopup="dialog" onClick={() => setOpened('copy')}>
        {say(w.copy)}
      </Button>
    )
    const add = (
      <Group gap="xs">
        {copy}
        <Button variant="default" size="sm" disabled={readOnly} aria-haspopup="dialog" onClick={() => setEdited('new')}>
          {say(w.add)}
        </Button>
      </Group>
    )
    const priced = activities.filter(({ id }) => answer.data.some(({ activity_id }) => activity_id === id))
    const same = samePrices(answer.data)
    /** As its author types it, then the other way. */
    const amountsOf = ({ amount_ht, amount_ttc, is_with_tax }: Price): string[] => {
      const amounts = [
        say(w.exclusive, { amount: formatMoney(amount_ht, locale) }),
        say(w.total, { amount: formatMoney(amount_ttc, locale) }),
      ]
      return is_with_tax ? amounts.toReversed() : amounts
    }
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
                      {price.name} <PriceTerms price={price} activities={activities} />
                    </span>
                    <Text span m={0} c="dimmed" fz="sm">
                      {price.vat_reason
                        ? say(vatReason.labelOf(price.vat_reason))
                        : say(w.rateOf, { rate: formatRate(price.vat_rate, locale) })}
                    </Text>
                  </Flex>
                  <Text span ta="end" inherit className="figures">
                    <strong>{amountsOf(price)[0]}</strong>
                    <Text span m={0} c="dimmed" fz="sm">
                      {' '}
                      · {amountsOf(price)[1]}
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
            {same ? <Text fz="sm">{say(w.sameForAll, { name: same[0].name, title: same[1].name })}</Text> : null}
            <Flex gap="sm" align="center" justify="space-between" wrap="wrap">
              <Text c="dimmed" fz="sm">
                {say(w.keepHelp)}
              </Text>
              <Button variant="subtle" size="sm" aria-haspopup="dialog" onClick={() => setOpened('simulate')}>
                {say(w.simulate)}
              </Button>
            </Flex>
          </>
        )}
        <Dialog opened={edited !== null} onClose={() => setEdited(null)} title={edited === 'new' ? w.add : w.edit}>
          {edited ? (
            <PriceForm
              event_id={event_id}
              isTraining={isTraining}
              price={edited === 'new' ? null : edited}
              isWithTax={answer.data.at(-1)?.is_with_tax ?? false}
              activities={activities}
              onSaved={() => {
                toast.success(edited === 'new' ? w.added : w.changed)
                setEdited(null)
              }}
            />
          ) : null}
        </Dialog>
        <Dialog opened={opened === 'copy'} onClose={() => setOpened(null)} title={w.copy}>
          <CopyPricesForm
            event_id={event_id}
            onSaved={() => {
              toast.success(w.copied)
              setOpened(null)
            }}
          />
        </Dialog>
        <Dialog opened={opened === 'simulate'} onClose={() => setOpened(null)} title={w.simulateTitle}>
          <SimulatePrice event_id={event_id} activities={priced} />
        </Dialog>
      </Flex>
    )
  },
  { lines: 3 },
)
