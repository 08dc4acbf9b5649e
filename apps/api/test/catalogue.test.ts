import { expect, test } from 'vitest';

import { calls } from './calls.ts';

/** The specification's catalogue of calls, row by row; a name in braces stands for any name. */
const customer = `
POST /api/customer/post-login
POST /api/customer/info
GET /api/customer/info/detail
POST /api/customer/register
POST /api/customer/logout
GET /api/customer/load-register-form-options
GET /api/customer/load-register-user-info/{uuid}
POST /api/password/post-reset
GET /api/password/load-form-recover-pass/{token}
POST /api/password/post-recover
GET /api/customer/alert/load-display
POST /api/customer/alert/store
POST /api/customer/alert/destroy
GET /api/customer/opportunity/load-display
GET /api/customer/opportunity-expired/load-display
POST /api/customer/opportunity-expired/destroy
POST /api/customer/opportunity/mark-viewed
GET /api/customer/bonus
POST /api/customer/bonus/redeem
GET /api/customer/account
POST /api/customer/account/update
POST /api/customer/account/update-password
GET /api/customer/favorites/load-display
POST /api/auctions/save-favorite
POST /api/customer/favorites/destroy
GET /api/customer/dashboard/stats
GET /api/customer/recent-activity
GET /api/customer/notification-settings
POST /api/customer/notification-settings
POST /api/customer/request-deletion
GET /api/customer/export-data
GET /api/auctions/load-cities`;
const auctioneer = `
POST /api/auctionner/post-login
POST /api/auctionner/info
POST /api/auctionner/register
POST /api/auctionner/logout
GET /api/auctionner/load-register-form-options
GET /auctionner/load-register-user-info/{uuid}
POST /api/auctionner/password/post-reset
GET /auctionner/password/load-form-recover-pass/{token}
POST /api/auctionner/password/post-recover`;
const admin = `
POST /api/admin/post-login
POST /api/admin/info
POST /api/admin/logout
GET /admin/load-register-user-info/{uuid}`;
const others = `
POST /oauth/token
GET /api/get-captcha
POST /api/captcha-image
POST /api/captcha-loaded-image`;

/** What each row sends along, by its name. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  'GET /api/customer/alert/load-display': ['page'],
  'GET /api/customer/opportunity/load-display': ['page'],
  'GET /api/customer/opportunity-expired/load-display': ['page'],
  'GET /api/customer/favorites/load-display': ['page'],
  'GET /api/customer/recent-activity': ['limit'],
  'GET /api/auctions/load-cities': ['title'],
};

const fields: Readonly<Record<string, readonly string[]>> = {
  'POST /api/customer/post-login': ['email', 'password', 'captcha'],
  'POST /api/auctionner/post-login': ['email', 'password', 'captcha'],
  'POST /api/admin/post-login': ['email', 'password', 'captcha'],
  'POST /api/password/post-reset': ['email'],
  'POST /api/auctionner/password/post-reset': ['email'],
  'POST /api/password/post-recover': ['token', 'password', 'password_confirmation'],
  'POST /api/customer/alert/store': [
    'state',
    'city',
    'auction_type',
    'price_min',
    'price_max',
    'property_type',
    'vehicle_type',
    'type',
  ],
  'POST /api/customer/alert/destroy': ['id', 'index'],
  'POST /api/customer/opportunity-expired/destroy': ['id'],
  'POST /api/customer/opportunity/mark-viewed': ['id'],
  'POST /api/customer/bonus/redeem': ['reward_id'],
  'POST /api/customer/account/update': ['cpf', 'name', 'email', 'cellphone'],
  'POST /api/customer/account/update-password': [
    'current_password',
    'old_password',
    'password',
    'password_confirmation',
  ],
  'POST /api/auctions/save-favorite': ['code'],
  'POST /api/customer/favorites/destroy': ['code', 'index'],
  'POST /api/customer/request-deletion': ['reason'],
  'POST /oauth/token': ['grant_type', 'client_id', 'client_secret', 'username', 'password', 'scope'],
};

const rowsOf = (text: string) => text.trim().split('\n');
const bare = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const find = (row: string) => calls.find(({ method, path }) => `${method} ${bare(path)}` === bare(row));

test.each([
  ['[API-02] the customers', customer, 32],
  ['[API-03] the auctioneers', auctioneer, 9],
  ['[API-04] the admins', admin, 4],
  ['[API-04] the token and the captcha', others, 4],
])('%s have each call of the catalogue, by its very method and path', (_id, text, count) => {
  const rows = rowsOf(text);
  expect(new Set(rows).size).toBe(count);
  expect(rows.filter((row) => !find(row))).toEqual([]);
});

test.each(Object.entries(parameters))('[API-01] %s takes %j', (row, names) => {
  const documented = find(row)!.operation.parameters?.map(({ name }) => name);
  expect(documented).toEqual(expect.arrayContaining([...names]));
});

test.each(Object.entries(fields))('[API-01] %s takes the fields %j', (row, names) => {
  const [media] = Object.values(find(row)!.operation.requestBody!.content);
  expect(Object.keys(media!.schema.properties ?? {})).toEqual(expect.arrayContaining([...names]));
});
