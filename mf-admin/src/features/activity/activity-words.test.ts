import { wordsOfAction } from '@kerf/shared-contracts/rules/activity-words'
import { describe, expect, test } from 'vitest'
import { isRefusal, wordsOfChanges } from './activity-words.ts'

const read = (changes: Record<string, unknown>, action = 'order.split_up') => wordsOfChanges({ action, changes })

describe('what happened, in words', () => {
  test('known actions have words of their own', () => {
    expect(wordsOfAction('session.started')).toBe('Signed in')
    expect(wordsOfAction('user.company_role_changed')).toBe('Role in company changed')
  })

  test('an action without a text is worded from its name', () => {
    expect(wordsOfAction('purchase_order.sent_again')).toBe('Purchase order: sent again')
    expect(wordsOfAction('company.mergedWith')).toBe('Company: merged with')
  })

  test('wrong passwords and wrong codes are refusals, a sign-in is not', () => {
    expect(['session.refused', 'user.code_refused', 'user.password_refused'].every(isRefusal)).toBe(true)
    expect(isRefusal('session.started')).toBe(false)
  })
})

describe('changed fields, in words', () => {
  test('a change of the object itself reads from, to', () => {
    expect(read({ from: 'pending', to: 'quoted' })).toEqual(['pending → quoted'])
    expect(read({ from: 'pending', to: 'manufacturing' }, 'order.status_changed')).toEqual([
      'Order Confirmed → Manufacturing',
    ])
    expect(read({ from: 'submitted', to: 'reviewing' }, 'rfq.status_changed')).toEqual(['Submitted → Under Review'])
    expect(read({ from: null, to: 'material_procurement' })).toEqual(['– → material procurement'])
  })

  test('fields have plain names, with their values or their change', () => {
    expect(read({ quantityShipped: 5, confirmed: true, phone: { from: '1', to: null } })).toEqual([
      'Quantity shipped: 5',
      'Confirmed: yes',
      'Phone: 1 → –',
    ])
    expect(read({ fileName: 'bracket.step', size: 1536 })).toEqual(['File: bracket.step', 'Size: 1.5 KB'])
  })

  test('days are formatted as everywhere else', () => {
    expect(read({ dueDate: '2026-03-04' })).toEqual(['Due date: Mar 04, 2026'])
  })

  test('money has its currency, missing values are left out, and the origin is worded', () => {
    const changes = { amount: '3975.50', currency: 'EUR', dueDate: null, source: 'manual' }
    expect(read(changes, 'order.created')).toEqual(['Amount: €3,975.50', 'From: made by hand'])
  })

  test('the reason for a refused sign-in is worded', () => {
    expect(read({ reason: 'password' })).toEqual(['Reason: wrong password'])
    expect(read({ reason: 'something_new' })).toEqual(['Reason: something new'])
  })

  test('ids and hashes are left out; a `from` without `to` is an ordinary field', () => {
    expect(read({ orderId: '0199f7a2-3c1d-7b44-9a0e-1f2d3c4b5a69', sha256: 'a'.repeat(64) })).toEqual([])
    expect(read({ from: 'web' })).toEqual(['From: web'])
  })

  test.each<[string, Record<string, unknown>, string[]]>([
    ['user.notifications_changed', { topic: 'quality_checks', email: false }, ['Mails about quality checks: off']],
    ['user.notifications_changed', { topic: 'order_progress', email: true }, ['Mails about shipping and delivery: on']],
    ['session.ended_elsewhere', { sessions: 3 }, ['3 sessions']],
    ['session.ended_elsewhere', { sessions: 1 }, ['1 session']],
    ['user.company_role_changed', { from: 'buyer', to: 'owner' }, ['Role: Buyer → Owner']],
    ['user.linked', { companyId: '0199f7a2-3c1d-7b44-9a0e-1f2d3c4b5a69', companyRole: 'buyer' }, ['Role: Buyer']],
    ['invitation.sent', { companyRole: 'viewer' }, ['Role: Viewer']],
    ['user.profile_changed', { fields: ['name', 'title', 'companyName'] }, ['Changed: name, job title, company']],
    ['user.email_change_requested', { to: 'ada@new.example' }, ['New address: ada@new.example']],
    ['user.email_changed', { from: 'ada@old.example', to: 'ada@new.example' }, ['ada@old.example → ada@new.example']],
    ['user.code_refused', { purpose: 'reset_password' }, ['Code for: password reset']],
    ['user.email_verified', { passwordStays: false }, ['A new password must be chosen']],
    ['user.deleted', { rfqs: 2, quotes: 0, orders: 1 }, ['2 RFQs deleted', '1 order kept']],
    ['user.deleted', { neverVerified: true }, ['The address was never verified']],
    ['user.company_role_changed', {}, []],
    ['file.uploaded', { fileName: 'a.step', type: 'rfq', partId: null }, ['File: a.step', 'Belongs to: RFQ']],
  ])('%s with %o reads as a person would say it', (action, changes, words) => {
    expect(read(changes, action)).toEqual(words)
  })
})
