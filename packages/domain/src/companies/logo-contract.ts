import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { imageUpload } from '../kernel/images.ts'
import { inClientWithId } from '../tenants/contract.ts'

const Logo = z.object({ logo: z.nullable(z.string()) })

export const logoContract = {
  ownLogo: endpoint({
    method: 'GET',
    path: '/company-logo/',
    summary: 'Address of the logo of the caller’s company',
    response: Logo,
  }),
  logoImage: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/logo/',
    summary: 'A company’s logo; `key` is in the address the record gives',
    access: 'public',
    params: inClientWithId,
    query: z.object({ key: z.string().check(z.maxLength(64)) }),
    streams: imageUpload.accept,
  }),
  setLogo: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/:id/logo/',
    summary: 'Give a company its logo',
    params: inClientWithId,
    upload: imageUpload,
    response: Logo,
    status: 201,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/clients/:client/companies/:id/logo/',
    summary: 'Take a company’s logo away',
    params: inClientWithId,
    response: Logo,
  }),
}
