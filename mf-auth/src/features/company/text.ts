import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const names = new Intl.ListFormat('en')

export const text = {
  noun: 'company members',
  none: {
    title: 'No company is linked to your account',
    text: 'We link accounts to companies ourselves, once we know whom you work for. Requests made without a company are yours alone. Requests made while in a company stay with that company; you can still look at them.',
    bringsTitle: 'With a company',
    brings: [
      'You and your colleagues see the same requests, quotes, orders and files.',
      'Owners invite colleagues and decide who may act and who may only look.',
      'Your company has one customer number, which appears on its quotes and orders.',
    ],
    invited: 'A colleague is already here? Ask an owner of your company to invite you by mail.',
  },
  members: {
    caption: 'Members',
    description: (roleWithArticle: string) => `You are ${roleWithArticle} here.`,
    owners: (owners: readonly string[]) =>
      owners.length === 1
        ? `${owners[0]} is the owner, who invites people and sets their roles.`
        : `${names.format(owners)} are the owners, who invite people and set their roles.`,
    invite: 'Invite colleague',
    you: 'You',
    columns: { name: 'Name', email: 'Email', role: 'Role', joined: 'Joined', actions: 'Actions' },
    roleOf: (name: string) => `Role of ${isolated(name)}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${isolated(name)}`,
    lastOwner: 'A company needs at least one owner. Make somebody else an owner first.',
  },
  role: {
    changed: 'Role changed',
    changedText: (name: string, role: string) => `${isolated(name)} is now ${role}.`,
    youChanged: (role: string) => `You are now ${role}.`,
    failed: 'Role not changed',
    failedText: 'The role is as it was. Please try again.',
    title: (name: string, role: string) => `Make ${isolated(name)} ${role}?`,
    titleSelf: (role: string) => `Become ${role}?`,
    change: (name: string, from: string, to: string) =>
      `${isolated(name)} is ${isolated(from)} now and becomes ${isolated(to)}.`,
    changeSelf: (from: string, to: string) => `You are ${isolated(from)} now and become ${isolated(to)}.`,
    allows: (role: string, may: string) => `${role}: ${may}`,
    loses: {
      owner: (name: string) => `${isolated(name)} can no longer invite or remove people, nor set their roles.`,
      buyer: (name: string) => `${isolated(name)} can no longer act on what the company requests and orders.`,
    },
    losesSelf: 'You can no longer invite or remove people, nor set their roles. Only another owner can undo this.',
    confirm: 'Change role',
  },
  removal: {
    title: (name: string) => `Remove ${isolated(name)}?`,
    text: (name: string, company: string) =>
      `${isolated(name)} will no longer see the requests, quotes and orders of ${isolated(company)}. Their own they can still look at, and all of it stays with the company.`,
    done: (name: string) => `${isolated(name)} was removed`,
    failed: 'Not removed',
    failedText: 'This person is still in your company. Please try again.',
  },
  leaving: {
    title: 'Leave company',
    text: 'Your own requests and orders stay with the company. You can still look at them, and no longer act on them.',
    lastOwner: 'You are the only owner. Make somebody else an owner first.',
    ask: (company: string) => `Leave ${isolated(company)}?`,
    askText: (company: string) =>
      `You will no longer see what your colleagues at ${isolated(company)} request and order. To come back, an owner must invite you.`,
    askTextAlone: (company: string) =>
      `You are the only member of ${isolated(company)}. To come back you would have to be linked to it by us.`,
    done: (company: string) => `You have left ${isolated(company)}`,
    failed: 'Could not leave the company',
    failedText: 'You are still a member. Please try again.',
  },
  invitations: {
    title: 'Open invitations',
    noun: 'invitations',
    empty: 'No open invitations',
    emptyText: 'Invitations that wait for an answer appear here.',
    columns: { email: 'Email', role: 'Role', sent: 'Sent', expires: 'Valid until', actions: 'Actions' },
    by: (name: string) => `by ${isolated(name)}`,
    expired: 'Expired',
    undelivered: 'Not delivered',
    undeliveredText: 'The mail could not be delivered. Check the address, or send it again.',
    resend: 'Resend',
    resendIn: (seconds: number) => `Resend (${seconds} s)`,
    resendReason: 'An invitation can be sent again every 30 seconds.',
    resendNamed: (email: string) => `Resend the invitation to ${email}`,
    resent: 'Invitation sent again',
    resentText: (email: string) => `${email} gets a new link. The one before no longer works.`,
    resendFailed: 'Invitation not sent',
    resendFailedText: 'The link that was sent before still works. Please try again.',
    withdraw: 'Withdraw',
    withdrawNamed: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawTitle: 'Withdraw this invitation?',
    withdrawText: (email: string) => `The link that ${email} was sent will no longer work.`,
    withdrawn: 'Invitation withdrawn',
    withdrawFailed: 'Invitation not withdrawn',
    withdrawFailedText: 'It is still open. Please try again.',
  },
  invite: {
    title: 'Invite a colleague',
    description: (company: string) => `We mail a link by which they join ${isolated(company)}. It is valid for 7 days.`,
    email: 'Email',
    emailPlaceholder: 'colleague@company.com',
    role: 'Role',
    submit: 'Send invitation',
    cancel: 'Cancel',
    sending: 'The invitation is on its way.',
    done: 'Invitation sent',
    doneText: (email: string) => `${email} gets a mail with a link.`,
    failed: 'Invitation not sent',
    failedText: 'Nobody was invited. Please try again.',
  },
} as const
