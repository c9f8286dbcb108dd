import { savePreferences } from '#contracts/preferences.ts';
import type { TestApp, TestMember } from '#server/testing/test-app.ts';

/** Creates a member who has switched cycle tracking on. */
export async function createCycleMember(server: TestApp): Promise<TestMember> {
  const member = await server.createMember();
  await setCycleEnabled(member, true);
  return member;
}

export async function setCycleEnabled(member: TestMember, menstrualCycle: boolean): Promise<void> {
  const params = { userId: String(member.id) };
  await member.call(savePreferences, { params, body: { modules: { menstrualCycle } } });
}
