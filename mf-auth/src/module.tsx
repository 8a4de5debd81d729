import type { PortalModule } from '@kerf/module-kit/platform'

export const portalModule = {
  pages: {
    'sign-in': () => import('./features/sign-in/sign-in-page.tsx').then((file) => file.SignInPage),
    'verify-email': () => import('./features/verify-email/verify-email-page.tsx').then((file) => file.VerifyEmailPage),
    'forgot-password': () =>
      import('./features/forgot-password/forgot-password-page.tsx').then((file) => file.ForgotPasswordPage),
    'reset-password': () =>
      import('./features/reset-password/reset-password-page.tsx').then((file) => file.ResetPasswordPage),
    invitation: () => import('./features/invitation/invitation-page.tsx').then((file) => file.InvitationPage),
    'supplier-invitation': () =>
      import('./features/supplier-invitation/supplier-invitation-page.tsx').then((file) => file.SupplierInvitationPage),
    unsubscribe: () => import('./features/unsubscribe/unsubscribe-page.tsx').then((file) => file.UnsubscribePage),
    notifications: () =>
      import('./features/notifications/notifications-page.tsx').then((file) => file.NotificationsPage),
    // Features never import each other: one that shows another's content gets it here.
    profile: async () => {
      const { profilePage } = await import('./features/profile/profile-page.tsx')
      return profilePage({
        company: () => import('./features/company/company-panel.tsx').then((file) => file.CompanyPanel),
      })
    },
  },
  languages: { de: () => import('./languages/de.ts'), ja: () => import('./languages/ja.ts') },
} satisfies PortalModule
