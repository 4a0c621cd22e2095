import { type TemplateCategory, templateCategory } from '@kxo/domain/templates/category'
import type { DocumentTemplate, TemplateSetting } from '@kxo/domain/templates/contract'
import { documentTemplateWords as w } from '@kxo/domain/templates/words'
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { createTemplate } from './api.ts'
import { IssuerSelect } from './issuer-select.tsx'

type NewTemplateDialogProps = {
  category: TemplateCategory
  issuers: TemplateSetting['issuers']
  onClose: () => void
  onAdded: (template: DocumentTemplate) => void
}

/** A new template: of which document, for which issuer; it begins as the product's ready one. */
export function NewTemplateDialog({ category: first, issuers, onClose, onAdded }: NewTemplateDialogProps) {
  const { say } = useLanguage()
  const [category, setCategory] = useState(first)
  const [typed, setTyped] = useState<string | null>(null)
  const [entity_id, setEntity] = useState<number | null>(null)
  const name = typed ?? say(templateCategory.labelOf(category))
  const create = useAction({
    mutationFn: () => createTemplate({ category, name: name.trim(), entity_id }),
    onSuccess: (template) => {
      toast.success(w.created)
      onClose()
      onAdded(template)
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.add}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate()
        }}
      >
        <Stack>
          <Text size="sm">{say(w.addHelp)}</Text>
          <Select
            label={say(w.category)}
            allowDeselect={false}
            value={category}
            data={templateCategory.keys.map((value) => ({ value, label: say(templateCategory.labelOf(value)) }))}
            onChange={(value) => templateCategory.is(value) && setCategory(value)}
          />
          <TextInput label={say(w.name)} required maxLength={120} value={name} onChange={(event) => setTyped(event.currentTarget.value)} />
          <IssuerSelect issuers={issuers} value={entity_id} onChange={setEntity} />
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
              {say(w.create)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
