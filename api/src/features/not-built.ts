/** Names of declared endpoints that answer 501 `not_built` until they are built. This list shrinks. */
export const notBuilt: readonly string[] = [
  // files
  'downloadFile',
  'downloadFileModel',
  'getFileGeometry',
  'uploadFiles',
  'viewFile',
  // rfqs
  'createRfq',
  'getRfq',
  'listRfqs',
  // quotes
  'downloadPurchaseOrder',
  'downloadQuote',
  'getQuote',
  'listQuotes',
  'requestFreshQuote',
  'respondToQuote',
  'uploadPurchaseOrder',
  // orders
  'downloadInvoice',
  'downloadOrderFiles',
  'getOrder',
  'listOrders',
  'reorder',
  // dashboard
  'getAdminDashboardStats',
  'getDashboardStats',
  // messages
  'getUnreadCount',
  // shipments
  'createShipment',
  'listShipments',
  'updateShipment',
  // quality-checks
  'approveQualityCheck',
  'deleteQualityCheckFile',
  'listQualityCheckFiles',
  'listQualityCheckNotifications',
  'uploadQualityCheckFiles',
  // admin-orders
  'createManualOrder',
  'listAdminOrders',
  'listArchivedOrders',
  'reopenOrder',
  'updateOrderStatus',
  'updateOrderTracking',
  'updatePayment',
  'uploadInvoice',
  // admin-rfqs
  'createManualQuote',
  'createQuote',
  'createSalesOrder',
  'downloadAdminPurchaseOrder',
  'getRfqOrder',
  'getRfqQuote',
  'listAdminQuotes',
  'listAdminRfqs',
  'listCustomerRfqs',
  'listRfqFiles',
  'updateRfqStatus',
  // customers
  'createCustomer',
  'deleteUser',
  'linkUser',
  'listCompanyUsers',
  'listCustomers',
  'searchCustomers',
  'unlinkUser',
  // companies
  'assignCustomerNumber',
  'checkCustomerNumber',
  'createCompany',
  'getNextCustomerNumber',
  'listCompanies',
  'mergeCompanies',
  'updateCompany',
  // reports
  'getReports',
  // suppliers
  'createPurchaseOrder',
  'createSupplierRequest',
  'listSupplierRequests',
  'listSuppliers',
  'updateSupplierQuoteStatus',
  'uploadAdminFiles',
  // modules
  'listModules',
]
