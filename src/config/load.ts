import type { Config } from '../settings/index.ts';
import { configFile } from './config-file.ts';
import { parseSettingsFile } from './settings-file.ts';

/** @param path As messages name it. @param folder Absolute, where its patterns start. */
export async function parseConfig(path: string, folder: string, bytes: Uint8Array): Promise<Config> {
  const { text, value } = await parseSettingsFile({ name: path, path, bytes }, configFile);
  const { $schema: _schema, version: _version, 'fail-on': failOn, ...rest } = value;
  return { path, folder, text, ...rest, ...(failOn === undefined ? {} : { failOn }) };
}
