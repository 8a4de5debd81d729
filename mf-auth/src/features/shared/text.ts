export const text = {
  email: 'Email',
  emailPlaceholder: 'you@company.com',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  backToLogin: 'Back to login',
  toggle: { label: 'Account type', customer: 'Customer', supplier: 'Supplier' },
}
