import { useParams } from '@tanstack/react-router'
import { recordIdIn } from '../../../platform/record-id.ts'

/** The number of a record in the address; 0 names none. */
export const useRecordId = (name = 'id'): number => recordIdIn((useParams({ strict: false }) as Record<string, string | undefined>)[name])
