import fc from 'fast-check';

/** Property tests try the same inputs each time, so that a red run is somebody's change; FC_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261130) });
