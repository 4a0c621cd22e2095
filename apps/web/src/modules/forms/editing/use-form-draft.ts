import type { Form, Section } from '@kxo/domain/forms/contract'
import { sectionsOf } from '@kxo/domain/forms/versions/form-file'
import { formsWords as w } from '@kxo/domain/forms/words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isEditedMeanwhile } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { holdUnsaved } from '../../../ui/form/unsaved.ts'
import { changeForm, formQuery } from '../api.ts'

const draftOf = ({ fields }: Form): Section[] => (fields.length === 0 ? [{ title: '', title_en: '', fields: [] }] : sectionsOf(fields))

/** A form being written: what is typed stays until it is saved, whatever others save meanwhile. */
export function useFormDraft(form: Form) {
  const queries = useQueryClient()
  const [sections, setSections] = useState<Section[]>(() => draftOf(form))
  const [dirty, setDirty] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)
  const [version, setVersion] = useState(form.version)
  // A newer form shows in place of what is read, never of what is being written: saving then tells the conflict.
  if (!dirty && form.version !== version) {
    setVersion(form.version)
    setSections(draftOf(form))
  }
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty])
  const written = useRef(sections)
  written.current = sections
  const saved = useRef(version)
  saved.current = version
  const { queryKey } = formQuery(form.id)
  const run = async (act: () => Promise<Form>): Promise<boolean> => {
    setSaving(true)
    setFailure(null)
    try {
      const answer = await act()
      // What was written since is not saved yet.
      if (written.current === sections) {
        setDirty(false)
        setSections(draftOf(answer))
      }
      saved.current = answer.version
      setVersion(answer.version)
      queries.setQueryData(queryKey, answer)
      return true
    } catch (error) {
      setFailure(error)
      if (isEditedMeanwhile(error)) void queries.invalidateQueries({ queryKey })
      return false
    } finally {
      setSaving(false)
    }
  }
  return {
    sections,
    version,
    dirty,
    saving,
    failure,
    isConflict: isEditedMeanwhile(failure) && form.version !== version,
    write: (next: Section[]): void => {
      setSections(next)
      setDirty(true)
    },
    save: async (): Promise<boolean> => {
      const isSaved = await run(() => changeForm(form.id, { version, sections }))
      if (isSaved) toast.success(w.saved)
      return isSaved
    },
    /** The version last saved, even by an act still under way. */
    savedVersion: (): number => saved.current,
    /** Another act on the form as it was saved. */
    run,
    takeTheirs: (): void => {
      setSections(draftOf(form))
      setVersion(form.version)
      setDirty(false)
      setFailure(null)
    },
    keepMine: (): void => {
      setVersion(form.version)
      setDirty(true)
      setFailure(null)
    },
  }
}
export type FormDraft = ReturnType<typeof useFormDraft>
