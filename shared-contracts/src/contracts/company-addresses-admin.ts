import { z } from 'zod'
import { ChangeAddressBody, KeptAddress } from './company-addresses.ts'
import { byId, endpoint } from './endpoint.ts'

/** One address among those of its company. */
const byAddress = byId.extend({ addressId: z.uuid() })

export const listKeptAddresses = endpoint({
  method: 'get',
  path: '/api/admin/companies/:id/addresses',
  access: ['admin'],
  summary: 'The addresses that a company keeps, the latest first',
  spec: "docs/product/companies.md, 'Addresses'",
  params: byId,
  response: z.array(KeptAddress),
  errors: ['company.not_found'],
  tags: ['CompanyAddress'],
})

export const changeKeptAddress = endpoint({
  method: 'put',
  path: '/api/admin/companies/:id/addresses/:addressId',
  access: ['admin'],
  summary: 'Change an address that a company keeps',
  spec: "docs/product/companies.md, 'Addresses'",
  params: byAddress,
  body: ChangeAddressBody,
  response: KeptAddress,
  errors: ['company.not_found', 'company.address_not_found', 'company.address_exists', 'write.stale'],
  tags: ['CompanyAddress'],
})

export const removeKeptAddress = endpoint({
  method: 'delete',
  path: '/api/admin/companies/:id/addresses/:addressId',
  access: ['admin'],
  summary: 'Have a company keep an address no longer',
  spec: "docs/product/companies.md, 'Addresses'",
  params: byAddress,
  response: null,
  errors: ['company.not_found', 'company.address_not_found'],
  tags: ['CompanyAddress'],
})
