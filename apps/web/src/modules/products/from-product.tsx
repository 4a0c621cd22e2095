import type { Product } from '@kxo/domain/products/contract'
import type { EventOption } from '@kxo/domain/products/option-contract'
import { optionWords as w } from '@kxo/domain/products/words'
import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { productChoicesQuery } from './api.ts'

/** An option as a product proposes it; the stock of the product goes on counting over all events. */
const proposedFrom = (product: Product): Partial<EventOption> => ({
  product: product.id,
  name: product.name,
  description: product.description,
  amount_ht: product.amount_ht,
  member_amount_ht: product.member_amount_ht,
  amount_ttc: product.amount_ttc,
  member_amount_ttc: product.member_amount_ttc,
  is_with_tax: product.is_with_tax,
  vat_rate: product.vat_rate,
  vat_reason: product.vat_reason,
  accounting_code: product.accounting_code,
  max_per_person: product.max_per_person,
  question: product.question,
  answers: product.answers,
})

/** Chooses a product to offer; draws nothing while there is none. */
export function FromProduct({ onChosen }: { onChosen: (option: Partial<EventOption>) => void }) {
  const { say } = useLanguage()
  const products = useQuery(productChoicesQuery()).data?.results ?? []
  if (products.length === 0) return null
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <Button variant="default" size="sm">
          {say(w.fromProduct)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {products.map((product) => (
          <Menu.Item key={product.id} onClick={() => onChosen(proposedFrom(product))}>
            {product.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
