import type { Schema } from '@kxo/domain/kernel/contract'
import { sayIssue } from '@kxo/domain/kernel/validation'
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { isEditedMeanwhile } from '../feedback/failure.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Button } from '../plain/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import style from './form.module.css'
import { checkedBy } from './form-resolver.ts'
import { type Blank, type FormValues, isRequired, type Submitted } from './form-values.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { RecordForm } from './record-form.ts'
import { useSaveKey } from './save-key.ts'
import { holdUnsaved, UnsavedInDialog } from './unsaved.ts'
import { differing, layUnder, useVersionConflict } from './version-conflict.ts'

const ConflictBanner = lazy(() => import('./conflict-banner.tsx'))

export type { RecordForm } from './record-form.ts'

type RecordFormOptions<S extends Schema, Answer> = {
  /** The endpoint's body schema: `contract.change.body`. */
  schema: S
  /** First values, in the endpoint's own terms (cents, dates, keys). */
  values: Blank<Submitted<S>>
  /** Sends, with the version of the record that was read; a 422 is laid on its fields, anything else is shown in the summary. */
  save: (values: Submitted<S>, version: number) => Promise<Answer>
  /** After success; the form is clean again before it is called, and what is saved is not sent again before it ends. */
  onSaved?: (answer: Answer, values: Submitted<S>) => unknown
  /** False for a form whose loss costs nothing (login, search). */
  guards?: boolean
  /** Which of the values tells a newer record. */
  versionKey?: string
  /** True where the page shows both records when someone saved first (`EditConflict`). */
  compares?: boolean
}

/**
 * A form on one endpoint: same schema as the server, errors in words, nothing typed is lost: neither while a save is under way,
 * nor when the record, known by the `version` among its values, changes meanwhile.
 */
export function useRecordForm<S extends Schema, Answer>({
  schema,
  values,
  save,
  onSaved,
  guards = true,
  compares = false,
  versionKey = 'version',
}: RecordFormOptions<S, Answer>): RecordForm {
  const language = useLanguage()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<FormValues, unknown, FormValues>({
    defaultValues: values as FormValues,
    resolver: checkedBy(schema, language),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { saved, conflict } = useVersionConflict(form, values as FormValues, versionKey, () => setFailure(null))
  const stage = useRef({ isSending: false, settling: 0 })
  const [{ isSending, settling }, show] = useState(stage.current)
  const move = (to: Partial<typeof stage.current>): void => show((stage.current = { ...stage.current, ...to }))
  const send = form.handleSubmit(
    async (clean) => {
      setFailure(null)
      const sent = structuredClone(form.getValues())
      let answer: Answer
      try {
        answer = await save(clean as Submitted<S>, sent[versionKey] as number)
      } catch (error) {
        const details = (error as { details?: readonly { field: string; message: string }[] }).details ?? []
        for (const { field, message } of details)
          form.setError(field || 'root', { type: 'server', message: sayIssue(language, { message }) })
        move({ isSending: false })
        return setFailure(error)
      }
      const version = (answer as FormValues | null | undefined)?.[versionKey]
      const isNext = version !== undefined && typeof version === typeof sent[versionKey]
      layUnder(form, isNext ? { ...sent, [versionKey]: version } : sent, differing(sent, form.getValues()))
      saved()
      move({ isSending: false, settling: stage.current.settling + 1 })
      try {
        await onSaved?.(answer, clean as Submitted<S>)
      } finally {
        move({ settling: stage.current.settling - 1 })
      }
    },
    () => move({ isSending: false }),
  )
  const submitNow = async (): Promise<void> => {
    const isChanged = differing(form.formState.defaultValues ?? {}, form.getValues()).length > 0
    if (stage.current.isSending || (stage.current.settling > 0 && !isChanged)) return
    move({ isSending: true })
    await send()
  }
  const { isDirty } = form.formState
  const isBehind = !compares && isEditedMeanwhile(failure)
  return {
    ...form,
    submitNow,
    failure,
    guards,
    isBusy: isSending || (settling > 0 && !isDirty),
    conflict: compares ? null : conflict,
    isBehind,
    requires: (name) => isRequired(schema, name),
  }
}

type Around = {
  requires: (name: string) => boolean
  labels: Map<string, string>
  /** A save, or a file it waits for, is on its way. */
  isBusy: boolean
  /** A file leaves; answers what says that it has come. */
  send: () => () => void
}
/** What fields read of the form around them, the labels they tell it for the summary of errors, the files they send. */
export const FormAround = createContext<Around>({ requires: () => false, labels: new Map(), isBusy: false, send: () => () => {} })

/** Keeps typed text from being lost: leave guard, and the login dialog over the page instead of a redirection. */
function useUnsaved(dirty: boolean): void {
  const dialog = use(UnsavedInDialog)
  useEffect(() => (dirty ? holdUnsaved(dialog) : undefined), [dirty, dialog])
}

export type FormProps = {
  form: RecordForm
  children: ReactNode
  /** Words of the submit button; without it the form draws no button of its own. */
  submit?: TextOrSentence
  /** Beside the submit button: cancel, delete. */
  secondary?: ReactNode
  fullWidth?: boolean
  /** For a button outside of it that sends it. */
  id?: string | undefined
}

/** Labels above, errors beside and in a summary that takes the focus, Ctrl/⌘ S saves, leaving asks. */
export function Form({ form, children, submit: label, secondary, fullWidth, id: named }: FormProps) {
  const { isDirty, isSubmitting } = form.formState
  // What is being sent is not saved yet, though leaving for where the save leads asks nothing.
  useUnsaved(isSubmitting || (form.guards && isDirty))
  const drawn = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState(0)
  const submit = (): void => {
    if (files === 0) void form.submitNow()
  }
  useSaveKey(drawn, isDirty, submit)
  const own = useId()
  const id = named ?? own
  const [labels] = useState(() => new Map<string, string>())
  const send = useCallback(() => {
    setFiles((count) => count + 1)
    return () => setFiles((count) => count - 1)
  }, [])
  const around: Around = { requires: form.requires, labels, isBusy: form.isBusy || files > 0, send }
  return (
    <FormProvider {...form}>
      <FormAround value={around}>
        <form
          ref={drawn}
          id={id}
          className={style['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            submit()
          }}
        >
          {form.guards ? <LeaveGuard holds={isDirty && !isSubmitting} /> : null}
          <ErrorSummary form={form} labels={around.labels} />
          {form.conflict || form.isBehind ? (
            <Suspense>
              <ConflictBanner form={form} labels={around.labels} />
            </Suspense>
          ) : null}
          {children}
          {label ? (
            <div className={style['acts']}>
              <SubmitButton fullWidth={fullWidth}>{label}</SubmitButton>
              {secondary}
            </div>
          ) : null}
        </form>
      </FormAround>
    </FormProvider>
  )
}

/** The form's own button, to place where the page wants it (inside `<Form>`). */
export function SubmitButton({ children, fullWidth }: { children: TextOrSentence; fullWidth?: boolean | undefined }) {
  const text = useText()
  const { isBusy } = useContext(FormAround)
  return (
    <Button type="submit" loading={isBusy} fullWidth={fullWidth ?? false}>
      {text(children)}
    </Button>
  )
}

/** Fields that go together, under a title. */
export function FormSection({ title, help, children }: { title: TextOrSentence; help?: TextOrSentence; children: ReactNode }) {
  const text = useText()
  return (
    <fieldset className={style['section']}>
      <legend className={style['legend']}>{text(title)}</legend>
      {help ? <p className={style['help']}>{text(help)}</p> : null}
      {children}
    </fieldset>
  )
}

/** Fields side by side when there is room. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className={style['row']}>{children}</div>
