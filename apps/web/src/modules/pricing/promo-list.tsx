import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import type { PromoCode } from '@kxo/domain/pricing/promo-contract'
import { promoWords as w } from '@kxo/domain/pricing/promo-words'
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
import { promoCodesQuery, removePromoCode } from './api.ts'
import { PromoForm } from './promo-form.tsx'

type PromoListProps = { event_id: number; readOnly: boolean }

/** Promo codes good at an event, each with what it gives, when, and how often it was used. */
export const PromoList = bounded(
  function PromoList({ event_id, readOnly }: PromoListProps) {
    const { say } = useLanguage()
    const [edited, setEdited] = useState<PromoCode | 'new' | null>(null)
    const { data: codes } = useSuspenseQuery(promoCodesQuery(event_id))
    const remove = async ({ id, code }: PromoCode): Promise<void> => {
      if (!(await confirm({ title: say(w.removeTitle, { code }), message: w.removeHelp, act: w.remove, tone: 'danger' }))) return
      await runAction(() => removePromoCode(event_id, id), w.removed)
    }
    const add = (
      <Button variant="default" size="sm" disabled={readOnly} aria-haspopup="dialog" onClick={() => setEdited('new')}>
        {say(w.add)}
      </Button>
    )
    return (
      <Flex component="section" direction="column" gap="sm" mt="lg">
        <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
          {say(w.codes)}
          {codes.length > 0 ? add : null}
        </Flex>
        {codes.length === 0 ? (
          <Empty sentence={w.none} help={w.noneHelp} act={add} />
        ) : (
          <Panel component="ul" display="block">
            {codes.map((code) => (
              <PanelRow key={code.id}>
                <CodeFacts code={code} />
                {readOnly ? null : (
                  <span>
                    <Button variant="subtle" size="sm" aria-label={`${say(w.change)} ${code.code}`} onClick={() => setEdited(code)}>
                      {say(w.change)}
                    </Button>
                    <Button variant="subtle" size="sm" aria-label={`${say(w.remove)} ${code.code}`} onClick={() => void remove(code)}>
                      {say(w.remove)}
                    </Button>
                  </span>
                )}
              </PanelRow>
            ))}
          </Panel>
        )}
        <Dialog opened={edited !== null} onClose={() => setEdited(null)} title={edited === 'new' ? w.add : w.edit}>
          {edited ? (
            <PromoForm
              event_id={event_id}
              code={edited === 'new' ? null : edited}
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
  { lines: 2 },
)

function CodeFacts({ code }: { code: PromoCode }) {
  const { say, locale } = useLanguage()
  const { discount, discount_type, starts_on, ends_on, max_uses: max, used: n } = code
  const facts = [
    max === null ? say(w.used, { n }) : say(w.usedOf, { n, max }),
    starts_on && say(w.fromDay, { day: starts_on }),
    ends_on && say(w.untilDay, { day: ends_on }),
  ]
  return (
    <>
      <Flex component="span" direction="column" flex="1 1 200px" miw={0}>
        <span>
          {code.code} {code.is_everywhere ? <Badge tone="info">{w.everywhereShort}</Badge> : null}
        </span>
        <Text span m={0} c="dimmed" fz="sm">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      <Text span ta="end" inherit className="figures">
        <strong>−{discount_type === 'euro' ? formatMoney(discount, locale) : formatRate(discount, locale)}</strong>
      </Text>
    </>
  )
}
