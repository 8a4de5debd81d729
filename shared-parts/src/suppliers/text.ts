/** Texts that are the same in every portal. */
export const text = {
  certificate: {
    states: { valid: 'Valid', expiring: 'Expires soon', expired: 'Expired' },
    until: (date: string) => `Until ${date}`,
    unlimited: 'No expiry date',
  },
}
