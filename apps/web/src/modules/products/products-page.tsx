import { formatRate } from '@kxo/domain/kernel/money'
import { type Product } from '@kxo/domain/products/contract'
import { productList } from '@kxo/domain/products/list'
import { productWords as w } from '@kxo/domain/products/words'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowAction } from '../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { archiveProduct, productsSource, removeProduct } from './api.ts'
import { ProductForm } from './product-form.tsx'
import { productsAddress } from './products-address.ts'

const tabs = [
  { key: 'current', label: w.current },
  { key: 'archived', label: w.archived },
] as const
const panel = 'products-panel'

/** A33: what is sold beside a place. */
export default function ProductsPage() {
  const { say, locale } = useLanguage()
  const [{ tab = 'current' }, change] = useAddress(productsAddress)
  const [edited, setEdited] = useState<Partial<Product> | null>(null)
  const columns = useColumns(productList, {
    vat_rate: ({ vat_rate }) => formatRate(vat_rate, locale),
    stock: ({ stock }) => stock ?? emptyPlaceholder,
  })
  const remove = async ({ id, name }: Product): Promise<void> => {
    if (await confirm({ title: say(w.removeTitle, { name }), message: w.removeHelp, act: w.remove, tone: 'danger' }))
      await runAction(() => removeProduct(id), w.removed)
  }
  const copy = ({ id: _, code: _code, version: _version, ...product }: Product): void =>
    setEdited({ ...product, name: say(w.copyName, { name: product.name }) })
  const actsOn = (product: Product): RowAction[] => [
    { label: w.duplicate, run: () => copy(product) },
    { label: product.is_archived ? w.unarchive : w.archive, run: () => void runAction(() => archiveProduct(product), w.saved) },
    { label: w.remove, tone: 'danger', run: () => void remove(product) },
  ]
  const add = (
    <Button icon={<IconPlus size={18} />} aria-haspopup="dialog" onClick={() => setEdited({})}>
      {say(w.add)}
    </Button>
  )
  return (
    <>
      <PageTitle subtitle={say(w.listHelp)} act={add}>
        {w.list}
      </PageTitle>
      <Tabs
        label={w.list}
        tabs={tabs}
        current={tab}
        onChange={(key) => change({ tab: key === 'current' ? undefined : key, page: undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(tab === 'archived' ? w.archived : w.current)}>
        <DataTable<Product>
          caption={w.list}
          columns={columns}
          source={productsSource(tab)}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          onOpen={setEdited}
          rowActions={actsOn}
          saved={useSavedColumns('products')}
          empty={tab === 'archived' ? { sentence: w.noneArchived } : { sentence: w.none, help: w.noneHelp, act: add }}
        />
      </div>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited?.id === undefined ? w.add : w.edit}
        width={800}
        closeOnClickOutside={false}
      >
        {edited ? (
          <ProductForm
            product={edited}
            onSaved={() => {
              toast.success(w.saved)
              setEdited(null)
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}
