import { ActionIcon, Flex, Group, NavLink, Stack, Text, TextInput } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../display/button.tsx'
import { Loading } from '../feedback/states.tsx'
import { toast } from '../feedback/toast.ts'
import { useLanguage } from '../i18n/language.tsx'
import { useAddress } from '../navigation/address.ts'
import { PanelBeside, useBeside } from '../overlay/beside.tsx'
import type { Arrangement } from './column.ts'
import { type ListView, type SavedList, searchOfView, viewNameLength, viewSearch, viewShown, withView } from './list-view.ts'
import { listWords as w } from './list-words.ts'

type ListViewsProps = { saved: SavedList; arrangement: Arrangement; onArrange: (next: Arrangement) => void }

/** The named views of a list: open one, keep what is on screen under a name, remove one. */
export function ListViews({ saved, arrangement, onArrange }: ListViewsProps) {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const { button, place } = useBeside('dialog', [opened, setOpened])
  const shown = viewShown(saved.views, search)

  const keep = async (change: Parameters<SavedList['changeViews']>[0], message: string): Promise<boolean> => {
    setIsSaving(true)
    try {
      await saved.changeViews(change)
      toast.success(message)
      return true
    } catch (error) {
      toast.failure(error)
      return false
    } finally {
      setIsSaving(false)
    }
  }
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '' || isSaving) return
    const view = { name: trimmed, columns: arrangement, search: viewSearch(search) }
    // The name typed stays until the view is kept.
    if (!(await keep((views) => withView(views, view), say(w.viewSaved, { name: trimmed })))) return
    setOpened(false)
    setName('')
  }
  const open = (view: ListView): void => {
    setOpened(false)
    onArrange(view.columns)
    change(searchOfView(view, search), { replace: false })
  }
  return (
    <>
      <Button {...button} size="sm" variant="default" loading={isSaving} icon={<IconBookmark size={16} />}>
        {shown ? shown.name : say(w.views)}
      </Button>
      <PanelBeside {...place} label={say(w.views)} width={320}>
        <Stack gap="xs" align="flex-start">
          {saved.views.length > 0 ? (
            <Flex component="ul" w="100%" mah={320} direction="column" style={{ overflow: 'auto' }}>
              {saved.views.map((view) => (
                <Flex key={view.name} component="li" align="center" mih={36}>
                  <NavLink
                    component="button"
                    noWrap
                    label={view.name}
                    active={view === shown}
                    aria-current={view === shown ? 'true' : undefined}
                    onClick={() => open(view)}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={say(w.viewRemove, { name: view.name })}
                    onClick={() => {
                      setOpened(false)
                      void keep((views) => views.filter(({ name: other }) => other !== view.name), say(w.viewRemoved, { name: view.name }))
                    }}
                  >
                    <IconTrash size={16} aria-hidden="true" />
                  </ActionIcon>
                </Flex>
              ))}
            </Flex>
          ) : saved.isComing ? (
            <Loading lines={2} />
          ) : (
            <Text c="dimmed" fz="sm">
              {say(w.viewNone)}
            </Text>
          )}
          <Group component="form" gap="xs" align="flex-end" wrap="nowrap" w="100%" onSubmit={(event: FormEvent) => void add(event)}>
            <TextInput
              flex={1}
              label={say(w.viewName)}
              value={name}
              maxLength={viewNameLength}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" size="sm" loading={isSaving} disabled={name.trim() === ''}>
              {say(w.viewSave)}
            </Button>
          </Group>
        </Stack>
      </PanelBeside>
    </>
  )
}
