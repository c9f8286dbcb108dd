// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { EntrySentError } from './edit-entry.ts';
import { createDevice, type Device, meal, namesOf, noNetwork, refuse } from './outbox-testing.ts';

let device: Device;
const soup = { body: { name: 'soup' } };

beforeEach(() => {
  device = createDevice();
});

it('changes an entry that was never sent, with the same key', async () => {
  const outbox = device.openTab();
  const { number, key } = await outbox.add(meal('sop'));
  await outbox.change(number, soup);
  await outbox.deliver(1);
  expect(namesOf(device.received)).toEqual(['soup']);
  expect(device.received[0]?.key).toBe(key);
});

it('waits for the attempt under way, and says when the entry was sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  device.respond = () => promise;
  const outbox = device.openTab();
  const { number } = await outbox.add(meal('sop'));
  const delivering = outbox.deliver(1);
  await device.settle();
  const changing = outbox.change(number, soup);
  const removing = outbox.remove(number);
  resolve(Response.json({}));
  await delivering;
  await expect(changing).rejects.toThrow(EntrySentError);
  expect(await removing).toBe(false);
});

it('keeps the key of a creation that the server may have, so that it cannot be stored twice', async () => {
  device.respond = noNetwork;
  const outbox = device.openTab();
  const { number, key } = await outbox.add(meal('sop'));
  await outbox.deliver(1);
  await outbox.change(number, soup);
  expect((await outbox.list(1))[0]).toMatchObject({ key, input: soup });
});

it('gives a changed state a new key', async () => {
  device.respond = noNetwork;
  const outbox = device.openTab();
  const { number, key } = await outbox.add({ ...meal('sop'), method: 'PUT' });
  await outbox.deliver(1);
  await outbox.change(number, soup);
  expect((await outbox.list(1))[0]?.key).not.toBe(key);
});

it('sends a refused entry again after a change', async () => {
  device.respond = async () => refuse(400);
  const outbox = device.openTab();
  const { number } = await outbox.add(meal(''));
  await outbox.deliver(1);
  device.respond = async () => Response.json({});
  await outbox.change(number, soup);
  expect((await outbox.list(1))[0]).not.toHaveProperty('refusal');
  await outbox.deliver(1);
  expect(namesOf(device.received)).toEqual(['', 'soup']);
});

it('removes an entry', async () => {
  device.respond = noNetwork;
  const outbox = device.openTab();
  const { number } = await outbox.add(meal('a'));
  await outbox.deliver(1);
  expect(await outbox.remove(number)).toBe(true);
  expect(await outbox.remove(number)).toBe(false);
  expect(await outbox.list(1)).toEqual([]);
});

it('sends the fields of all changes of an entry, or none if those of one are unknown', async () => {
  const outbox = device.openTab();
  const edit = { ...meal('soup'), method: 'PUT' as const, editedFields: ['name'] };
  const { number } = await outbox.add(edit);
  await outbox.change(number, soup, ['notes', 'name']);
  await outbox.deliver(1);
  const unknown = await outbox.add(edit);
  await outbox.change(unknown.number, soup);
  await outbox.deliver(1);
  expect(device.received.map(({ headers }) => headers.get('x-edited-fields'))).toEqual(['name,notes', null]);
});
