import type { Morph } from '@kxo/domain/fields/morph'
import type { ReactNode } from 'react'
import { FieldWordings } from '../../../ui/form/field-wordings.ts'
import { useNativeWordings } from './use-native-wordings.ts'

/** Around the form of a record: its own fields are called, explained, required and shown as the tenant says. */
export function NativeWordings({ of, children }: { of: Morph; children: ReactNode }) {
  return <FieldWordings value={useNativeWordings(of)}>{children}</FieldWordings>
}
