//! The laws of the store, each on both databases.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod append;
mod codes;
mod crowd;
mod lobby;
mod older;
mod place;
mod postgres;
mod refused;
mod restart;

use place::Place;

macro_rules! laws {
    ($($file:ident: $($law:ident)*;)*) => {
        mod on_sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $law() {
                    super::$file::$law(super::Place::sqlite()).await;
                }
            )*)*
        }
        mod on_postgres {
            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $law() {
                    super::$file::$law(super::Place::postgres()).await;
                }
            )*)*
        }
    };
}

laws! {
    append: what_is_appended_is_read what_happened_somewhere_is_found versions_are_the_lock an_act_happens_once all_or_nothing
        what_cannot_be_stored_is_refused;
    crowd: one_act_sent_fifty_times many_writers_at_one_table a_mixed_crowd
        another_node_wrote_meanwhile callers_who_leave_break_nothing;
    lobby: a_card_is_kept_as_given a_card_tells_the_time_roughly public_tables_newest_first tables_of_a_person
        unfinished_tables_are_counted deadlines;
    codes: a_code_is_good_for_one of_many_users_one_gets_it expired_codes_are_worthless
        revoked_invitations_are_worthless a_token_is_one_persons old_tokens_are_forgotten the_heart_beats;
    restart: everything_is_found_again a_database_is_one_rooms closing_writes_what_waits many_nodes_start_at_once;
    refused: a_hole_is_noticed a_head_that_lies_is_noticed a_lost_card_is_noticed a_broken_chain_is_noticed
        an_act_stored_twice_is_noticed a_later_format_is_refused others_tables_are_refused
        where_nothing_is_kept_nothing_is_made;
    older: the_first_format_is_carried_over;
}
