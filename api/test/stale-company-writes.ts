import { randomUUID } from 'node:crypto'
import { createTeam } from './company.ts'
import { signedInCustomer } from './factories.ts'
import { anotherCustomer, type Person, type Portal, rfqFields } from './main-job.ts'
import type { StaleCase } from './stale-supplier-writes.ts'

const place = { name: null, address: '1 Quay', city: 'Hamburg', state: null, postalCode: null, country: 'Germany' }

/** The writes about companies and their people that take what they are based on. */
export function staleCompanyWrites(
  portal: () => Portal,
  colleague: () => Person,
): Record<string, () => Promise<StaleCase>> {
  const put = (person: Person, path: string, json: unknown) =>
    portal().api.request('put', path, { as: person.token, json })
  const { newCompany, keptAddress } = companiesOf(portal)
  return {
    setMemberRole: async () => {
      const { owner, buyer, company } = await createTeam(portal().api)
      const other = await anotherCustomer(portal().api, { company, companyRole: 'owner', name: 'Other Owner' })
      const path = `/api/company/members/${buyer.user.id}`
      return {
        seen: { companyRole: 'buyer' },
        meanwhile: () => other.patch(path, { companyRole: 'viewer' }),
        write: (basedOn) => owner.patch(path, { companyRole: 'owner', basedOn }),
        present: { companyRole: 'viewer' },
        by: 'Other Owner',
      }
    },
    setAccountCompanyRole: async () => {
      const { owner, buyer } = await createTeam(portal().api)
      return {
        seen: { companyRole: 'buyer' },
        meanwhile: () => owner.patch(`/api/company/members/${buyer.user.id}`, { companyRole: 'viewer' }),
        write: (basedOn) =>
          portal().admin.patch(`/api/admin/accounts/${buyer.user.id}/company-role`, { companyRole: 'owner', basedOn }),
        present: { companyRole: 'viewer' },
        by: 'The owner',
      }
    },
    linkUser: async () => {
      const { user } = await signedInCustomer(portal().api)
      const [one, other] = await Promise.all([createTeam(portal().api), createTeam(portal().api)])
      const companyIdOf = async ({ owner }: typeof one): Promise<string> =>
        (await owner.get('/api/auth/me')).body.company.id
      const [theirs, mine] = await Promise.all([companyIdOf(one), companyIdOf(other)])
      const path = `/api/admin/users/${user.id}/link`
      return {
        seen: { companyId: null },
        meanwhile: () => colleague().post(path, { companyId: theirs }),
        write: (basedOn) => portal().admin.post(path, { companyId: mine, basedOn }),
        present: { companyId: theirs },
        by: 'Grace Colleague',
      }
    },
    unlinkUser: async () => {
      const { owner, company } = await createTeam(portal().api)
      const { company: other } = await createTeam(portal().api)
      const path = `/api/admin/users/${owner.user.id}`
      return {
        seen: { companyId: company.id },
        meanwhile: () => colleague().post(`${path}/link`, { companyId: other.id }),
        write: (basedOn) => portal().admin.post(`${path}/unlink`, { basedOn }),
        present: { companyId: other.id },
        by: 'Grace Colleague',
      }
    },
    updateCompany: async () => {
      const { id, fields } = await newCompany()
      const path = `/api/admin/companies/${id}`
      return {
        seen: fields,
        meanwhile: () => put(colleague(), path, { ...fields, city: 'Bremen' }),
        write: (basedOn) => put(portal().admin, path, { ...fields, city: 'Kiel', basedOn }),
        present: { ...fields, city: 'Bremen' },
        by: 'Grace Colleague',
      }
    },
    mergeCompanies: async () => {
      const [into, from] = [await newCompany(), await newCompany()]
      const companies = [into, from].map(({ id, fields: { name } }) => ({ id, name, customerNumber: null }))
      const merge = { primaryCompanyId: into.id, companyIdsToMerge: [from.id], companyName: into.fields.name }
      const name = `Renamed ${into.fields.name}`
      return {
        seen: { companies },
        meanwhile: () => put(colleague(), `/api/admin/companies/${into.id}`, { ...into.fields, name }),
        write: (basedOn) => portal().admin.post('/api/admin/companies/merge', { ...merge, basedOn }),
        present: { companies: [{ id: into.id, name, customerNumber: null }, companies[1]] },
        by: 'Grace Colleague',
      }
    },
    changeCompanyAddress: async () => {
      const { path, colleague: other, owner } = await keptAddress()
      return {
        seen: place,
        meanwhile: () => put(other, path, { ...place, city: 'Bremen' }),
        write: (basedOn) => put(owner, path, { ...place, city: 'Kiel', basedOn }),
        present: { ...place, city: 'Bremen' },
        by: 'Other Buyer',
      }
    },
    changeKeptAddress: async () => {
      const { adminPath } = await keptAddress()
      return {
        seen: place,
        meanwhile: () => put(colleague(), adminPath, { ...place, city: 'Bremen' }),
        write: (basedOn) => put(portal().admin, adminPath, { ...place, city: 'Kiel', basedOn }),
        present: { ...place, city: 'Bremen' },
        by: 'Grace Colleague',
      }
    },
    assignCustomerNumber: async () => {
      const { id } = await newCompany()
      const path = `/api/admin/companies/${id}/assign-customer-number`
      return {
        seen: { customerNumber: null },
        meanwhile: () => colleague().post(path, { customerNumber: 'CU7101' }),
        write: (basedOn) => portal().admin.post(path, { customerNumber: 'CU7102', basedOn }),
        present: { customerNumber: 'CU7101' },
        by: 'Grace Colleague',
      }
    },
  }
}

function companiesOf(portal: () => Portal) {
  return {
    /** A company without a number, and what a form shows of it. */
    newCompany: async () => {
      const { body } = await portal().admin.post('/api/admin/companies', { name: `Works ${randomUUID()}` })
      const { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes } = body
      const fields = { name, contactEmail, phone, address, city, state, country, postalCode, website, industry, notes }
      return { id: body.id as string, fields }
    },
    /** An address that a company keeps, with two of its people. */
    keptAddress: async () => {
      const { owner, company } = await createTeam(portal().api)
      const other = await anotherCustomer(portal().api, { company, companyRole: 'buyer', name: 'Other Buyer' })
      await owner.post('/api/rfqs', { ...rfqFields, shipTo: place })
      const [{ id }] = (await owner.get('/api/company/addresses')).body
      const path = `/api/company/addresses/${id}`
      return { owner, colleague: other, path, adminPath: `/api/admin/companies/${company.id}/addresses/${id}` }
    },
  }
}
