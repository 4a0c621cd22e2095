/** What a file may say of an event; a field left out is left alone. */
export type ImportedFields = Partial<{
  title: string
  subtitle: string
  summary: string
  level: string | null
  colour: string | null
  is_marked_new: boolean
  description: string
  site_url: string | null
  start_date: Date | null
  end_date: Date | null
  limit_date: Date | null
  town: string | null
  country: string | null
  is_online: boolean
  is_payable: boolean
  is_training: boolean
  is_asynchronous: boolean
  themes: string[]
  languages: string[]
  referent_mail: string
  min_participants: number | null
  max_participants: number | null
  parent_id: number | null
}>
