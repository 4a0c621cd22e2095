import { promoWords as w } from '@kxo/domain/pricing/promo-words'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { Box, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'

/** A code that lowers the price: given, seen at once beside, taken back; the one of the address is ready to be applied. */
export function PromoCodeField({ sheet }: { sheet: RegistrationSheet }) {
  const { say } = useLanguage()
  const text = useText()
  const [{ code: brought = '' }] = useAddress()
  const applied = sheet.price?.promo?.code
  const [typed, setTyped] = useState(brought)
  const [problem, setProblem] = useState<TextOrSentence | null>(null)
  const use = useAction({
    mutationFn: (code: string | null) => call(orderContract.usePromoCode, { params: { id: sheet.id }, body: { code } }),
    onSuccess: (_, code) => code && toast.success(say(w.applied, { code: code.toUpperCase() })),
    onError: (error) => setProblem(failureOf(error).sentence),
  })
  if (applied)
    return (
      <Button variant="subtle" size="sm" loading={use.isPending} onClick={() => use.mutate(null)}>
        {say(w.drop, { code: applied })}
      </Button>
    )
  return (
    <Group
      component="form"
      gap="sm"
      align="start"
      mt="md"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(null)
        if (typed.trim() !== '') use.mutate(typed.trim())
      }}
    >
      <TextInput
        label={say(w.own)}
        value={typed}
        maxLength={30}
        autoComplete="off"
        error={problem && text(problem)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <Box pt={25}>
        <Button type="submit" variant="default" loading={use.isPending}>
          {say(w.apply)}
        </Button>
      </Box>
    </Group>
  )
}
