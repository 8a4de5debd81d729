import { adminsCreate, adminsEmpty, adminsMissing, adminsOnly, type Rows, someId } from '../row.ts'
import type { World } from '../worlds.ts'

const ownerOfAll = (world: World) => ({ id: world.ownerId })
const member = (world: World) => ({ id: world.memberId })
const itsCompany = (world: World) => ({ id: world.companyId })
const newcomer = (world: World) => ({ id: world.newcomerId })

/** What admins do with accounts, customers and companies. */
export const adminAccountsRows: Rows = {
  listAccounts: { expected: adminsOnly, stage: 'nothing' },
  getAccount: { expected: adminsOnly, stage: 'nothing', params: ownerOfAll },
  createAdmin: {
    expected: adminsCreate,
    stage: 'nothing',
    json: () => ({ name: 'Another Admin', email: 'another-admin@example.com', password: 'first-password' }),
  },
  listActivity: { expected: adminsOnly, stage: 'nothing' },
  exportActivity: { expected: adminsOnly, stage: 'nothing' },
  listAccountActivity: { expected: adminsOnly, stage: 'nothing', params: ownerOfAll },
  endAccountSessions: { expected: adminsOnly, stage: 'nothing', params: ownerOfAll },
  setAccountCompanyRole: {
    expected: adminsOnly,
    stage: 'nothing',
    params: member,
    json: () => ({ companyRole: 'viewer' }),
  },
  listFailedMails: { expected: adminsOnly, stage: 'nothing' },
  retryFailedMail: { expected: adminsMissing, stage: 'nothing', params: () => ({ id: someId }) },
  previewUserDeletion: { expected: adminsOnly, stage: 'ordered', params: ownerOfAll },
  deleteUser: { expected: adminsEmpty, stage: 'ordered', params: ownerOfAll },
  createCustomer: {
    expected: adminsCreate,
    stage: 'nothing',
    json: () => ({
      name: 'New Customer',
      email: 'new-customer@example.com',
      companyName: 'New Works',
      password: 'first-password',
    }),
  },
  linkUser: {
    expected: adminsOnly,
    stage: 'nothing',
    params: newcomer,
    json: (world) => ({ companyId: world.companyId }),
  },
  unlinkUser: { expected: adminsOnly, stage: 'nothing', params: member },

  listCustomers: { expected: adminsOnly, stage: 'nothing' },
  getCustomer: { expected: adminsOnly, stage: 'ordered', params: ownerOfAll },
  listCustomerFiles: { expected: adminsOnly, stage: 'nothing', query: `customerId=${someId}` },
  listCompanyUsers: {
    expected: adminsOnly,
    stage: 'nothing',
    params: (world) => ({ customerNumber: world.customerNumber }),
  },
  searchCustomers: { expected: adminsOnly, stage: 'nothing', query: 'q=ab' },
  listCompanies: { expected: adminsOnly, stage: 'nothing' },
  exportCompanies: { expected: adminsOnly, stage: 'nothing' },
  createCompany: { expected: adminsCreate, stage: 'nothing', json: () => ({ name: 'New Works' }) },
  updateCompany: { expected: adminsOnly, stage: 'nothing', params: itsCompany, json: () => ({ name: 'Other Works' }) },
  mergeCompanies: {
    expected: adminsOnly,
    stage: 'nothing',
    json: (world) => ({
      primaryCompanyId: world.companyId,
      companyIdsToMerge: [world.otherCompanyId],
      companyName: 'Both Works',
    }),
  },
  getNextCustomerNumber: { expected: adminsOnly, stage: 'nothing' },
  checkCustomerNumber: { expected: adminsOnly, stage: 'nothing', params: () => ({ number: 'CU0001' }) },
  assignCustomerNumber: {
    expected: adminsOnly,
    stage: 'nothing',
    params: itsCompany,
    json: () => ({ customerNumber: 'CU7000' }),
  },
  getReports: { expected: adminsOnly, stage: 'nothing' },
  getReportedMonths: { expected: adminsOnly, stage: 'nothing' },
  exportReports: { expected: adminsOnly, stage: 'nothing' },
  exportReportsWorkbook: { expected: adminsOnly, stage: 'nothing' },
}
