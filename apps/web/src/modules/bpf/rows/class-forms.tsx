import { bpfContract } from '@kxo/domain/bpf/contract'
import { learnerStatus } from '@kxo/domain/bpf/learner-status'
import type { Frame, LineCode } from '@kxo/domain/bpf/line-code'
import { payerNature } from '@kxo/domain/bpf/payer-nature'
import { productLine } from '@kxo/domain/bpf/product-line'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { Group } from '@mantine/core'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/display/button.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { classBills, classEvents, classLearners, classPayers } from '../api.ts'
import { isRncp, TrainingFields } from '../event/training-fields.tsx'

type Classed = { changed: number }
type ClassFormProps = {
  line: LineCode
  /** Sends what was chosen for the rows, however many they are. */
  apply: (send: (ids: number[]) => Promise<Classed>) => Promise<Classed>
  onClassed: (classed: Classed) => void
}

const PayerChoice = z.object({ nature: payerNature.wire })
const LearnerChoice = z.object({ status: learnerStatus.wire })
/** Leaves a bill to what its payer tells. */
const fromPayer = 'fromPayer'
const BillChoice = z.object({ line: z.enum([...productLine.keys, fromPayer]) })
const billLines = [{ value: fromPayer, label: w.fromPayer }, ...optionsOf(productLine)]

function PayerForm({ apply, onClassed }: ClassFormProps) {
  const form = useRecordForm({
    schema: PayerChoice,
    values: {},
    save: ({ nature }) => apply((ids) => classPayers({ ids, nature })),
    onSaved: onClassed,
  })
  return (
    <Form form={form} submit={w.classRows}>
      <SelectField name="nature" label={w.natureOfPayer} options={optionsOf(payerNature)} />
    </Form>
  )
}

function LearnerForm({ apply, onClassed }: ClassFormProps) {
  const form = useRecordForm({
    schema: LearnerChoice,
    values: {},
    save: ({ status }) => apply((ids) => classLearners({ ids, status })),
    onSaved: onClassed,
  })
  return (
    <Form form={form} submit={w.classRows}>
      <SelectField name="status" label={w.statusOfLearner} options={optionsOf(learnerStatus)} />
    </Form>
  )
}

function BillForm({ apply, onClassed }: ClassFormProps) {
  const form = useRecordForm({
    schema: BillChoice,
    values: {},
    save: ({ line }) => apply((ids) => classBills({ ids, line: line === fromPayer ? null : line })),
    onSaved: onClassed,
  })
  return (
    <Form form={form} submit={w.classRows}>
      <SelectField name="line" label={w.lineOfBill} options={billLines} />
    </Form>
  )
}

/** Only what is filled is sent: the rest of each training stays as it is. */
function TrainingForm({ line: { frame, key }, apply, onClassed }: ClassFormProps) {
  const { say } = useLanguage()
  const areRncp = frame === 'levels' || (frame === 'objectives' && isRncp(key))
  const form = useRecordForm({
    schema: bpfContract.writeEvent.body,
    values: { nsf_code: null, objective: null, level: null, given_to: '' },
    save: ({ nsf_code, objective, level, given_to }) => {
      const hasLevel = objective ? isRncp(objective) : areRncp
      const facts = {
        ...(nsf_code && { nsf_code }),
        ...(objective && { objective }),
        ...(level && hasLevel && { level }),
        ...(given_to && { given_to }),
      }
      return apply((ids) => classEvents({ ids, ...facts }))
    },
    onSaved: onClassed,
  })
  return (
    <Form form={form}>
      <TrainingFields areRncp={areRncp} />
      <Group justify="flex-end">
        <Button type="submit" loading={form.isBusy} disabled={!form.formState.isDirty}>
          {say(w.classRows)}
        </Button>
      </Group>
    </Form>
  )
}

/** Where the rows of a frame go is said frame by frame; trainers and sheets are not classed. */
export const classForms = {
  products: BillForm,
  payers: PayerForm,
  learners: LearnerForm,
  events: TrainingForm,
  objectives: TrainingForm,
  levels: TrainingForm,
  specialities: TrainingForm,
} satisfies Partial<Record<Frame, ComponentType<ClassFormProps>>>
export const isClassable = (frame: Frame): frame is keyof typeof classForms => Object.hasOwn(classForms, frame)
